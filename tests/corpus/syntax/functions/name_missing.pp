# A name is needed.
function () { }
