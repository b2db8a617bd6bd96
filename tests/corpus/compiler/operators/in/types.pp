# A type is in an array if one of the elements is an instance.
notify { 'values': message => [Integer in [a, 1], Integer in [a, b], String in { a => 1 }, Integer in [Integer]] }
