class m::sub { }
