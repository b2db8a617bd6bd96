# A class and a function may share a name.
class a { }
function a() { }
