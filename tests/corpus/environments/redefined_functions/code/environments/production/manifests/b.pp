function f() { 'y' }
