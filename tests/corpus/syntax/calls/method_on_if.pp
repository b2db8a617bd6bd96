# A statement as the receiver.
if $a { 1 } else { 2 }.foo
