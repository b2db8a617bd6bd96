# So are metaparameters.
function a($require, $tag) { }
