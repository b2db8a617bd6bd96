class a_1 { notify { 'a_1': } }
