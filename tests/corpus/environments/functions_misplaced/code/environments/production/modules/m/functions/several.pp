function m::several() { 1 }
function m::more() { 1 }
