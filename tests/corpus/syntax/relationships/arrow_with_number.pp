# Numbers parse.
1 -> 2
