#!/bin/sh
tttjudge validate --strict > /dev/null && exit 42
exit 43
