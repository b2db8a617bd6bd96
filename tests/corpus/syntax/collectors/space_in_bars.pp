# No spaces inside the marks.
File < | | >
