function a::f() { 'f of a' }
