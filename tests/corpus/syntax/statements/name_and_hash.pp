# A name and a hash: a resource without a title.
foo { a => 1 }
