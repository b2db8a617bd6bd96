class m { notify { 'm': } }
class m::in_init { notify { 'in init': } }
