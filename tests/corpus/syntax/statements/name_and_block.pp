# A name and what is no hash.
foo { a }
