# Strings can be indexed and called upon.
$x = 'abc'[1]
$y = "abc".upcase
