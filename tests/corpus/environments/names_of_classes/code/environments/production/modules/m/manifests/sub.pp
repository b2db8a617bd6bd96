class m::sub { notify { 'sub': } }
