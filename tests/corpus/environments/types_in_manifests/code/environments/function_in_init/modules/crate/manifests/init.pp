class crate { }
function crate::open() { 1 }
