# A statement comes first.
; $a = 1
