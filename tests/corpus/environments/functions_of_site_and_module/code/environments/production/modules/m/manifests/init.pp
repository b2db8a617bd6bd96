class m { notify { m::f(): } }
