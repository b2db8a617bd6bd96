function f() { 'x' }
