# Functions.
function a() { }
function b::c($x, Integer $y = 1) { $x + $y }
function d { 1 }
