# It is needed after the mark.
function a() >> { 1 }
