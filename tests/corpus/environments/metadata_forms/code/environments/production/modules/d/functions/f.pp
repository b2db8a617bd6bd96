function d::f() { 'f' }
