class m::base { notify { 'base': } }
