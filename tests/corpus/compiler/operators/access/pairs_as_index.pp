# Fails: pairs without braces are one hash, which is no index.
notice([1, 2, 3][
  'a' => 1])
