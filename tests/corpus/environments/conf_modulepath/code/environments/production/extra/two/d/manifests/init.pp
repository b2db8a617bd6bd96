class d { notify { 'd of extra/two': } }
