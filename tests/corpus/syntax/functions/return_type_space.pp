# No space before its parameters.
function a() >> Array [Integer] { [1] }
