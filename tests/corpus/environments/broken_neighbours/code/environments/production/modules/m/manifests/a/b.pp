class m::a::b { notify { 'b': } }
