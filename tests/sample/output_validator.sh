#!/bin/sh
tttjudge validate --check - "$1" > "$3/judgemessage.txt"
case $? in 0) exit 42 ;; 3) exit 43 ;; *) exit 1 ;; esac
