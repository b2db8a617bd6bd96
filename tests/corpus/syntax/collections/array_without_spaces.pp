# Brackets without spaces.
$x=[1]
$y=[[1],[2]]
