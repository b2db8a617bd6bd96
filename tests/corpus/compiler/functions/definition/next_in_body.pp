# A function is left by next.
function f() { next('n') 'after' }
notify { f(): }
