# A class inherits.
class a inherits b { }
class c::d inherits ::e::f { }
class g($x) inherits h { }
