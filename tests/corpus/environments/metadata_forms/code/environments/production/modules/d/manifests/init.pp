class d { notify { d::f(): } }
