# Fails: a text in the text of a type that is never closed is told at its place in that text.

notice(Type("Array[
'a"))
