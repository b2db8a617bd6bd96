# A return type is upper-case.
function a() >> integer { 1 }
