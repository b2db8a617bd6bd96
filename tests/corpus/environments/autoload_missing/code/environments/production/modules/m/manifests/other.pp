class m::something { }
