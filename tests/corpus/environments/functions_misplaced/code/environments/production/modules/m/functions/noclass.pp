class m::noclass { }
