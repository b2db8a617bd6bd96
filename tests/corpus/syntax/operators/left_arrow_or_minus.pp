# A less sign and a minus without a space are an arrow.
$x = 1 <-2
