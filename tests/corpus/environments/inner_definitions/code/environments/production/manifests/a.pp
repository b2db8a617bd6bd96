function site::f() { 'of site' }
type Mine = Integer
