# Any other directory is no place for definitions or statements.
include foo
