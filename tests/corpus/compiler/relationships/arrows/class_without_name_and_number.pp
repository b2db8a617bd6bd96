# Fails: both sides are looked at before an arrow is drawn.
Class -> 1
