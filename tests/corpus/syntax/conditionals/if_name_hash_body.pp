# A name and what looks like a resource body.
if foo { a => 1 }
