# Fails: a default that cannot be an attribute is a mistake of the class.
class some(
  $fine = 1,
  $wrong = [Class],
) { }
include some
