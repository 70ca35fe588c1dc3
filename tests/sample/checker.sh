#!/bin/sh
tttjudge validate --check "$2" "$1" >&2
case $? in 0) exit 0 ;; 3) exit 1 ;; *) exit 3 ;; esac
