# A function twice.
function a() { }
function a() { }
