# Resources are allowed.
function a() { notify { 'b': } }
