# Fails: Object types and sets of types, case 50.
type MyObject = Object[{attributes=>{a=>Integer},functions=>{b=>Callable},equality=>[a,b]}]
notice(MyObject)
