# A function does not inherit.
function a() inherits b { }
