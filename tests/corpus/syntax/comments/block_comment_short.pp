# A slash-star-slash does not close itself.
/*/ $x = 1 /*/
$y = 2
