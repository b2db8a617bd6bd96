class m::enum(Enum['a','b'] $enum = lookup('m::enum')) { }
