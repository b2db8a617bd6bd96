# Fails: a size from a larger to a smaller number.
$t = Hash[String, Integer, 5, 1]
