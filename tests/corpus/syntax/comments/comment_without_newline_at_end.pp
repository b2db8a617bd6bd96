# The last line may be a comment without a line break.
$x = 1
# end