# No space before the parameters: they are an array of their own.
type A = Array [Integer]
