# A dot.
.
