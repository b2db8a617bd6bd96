# Fails: Object types and sets of types, case 51.
type MyObject = Object[{attributes=>{a=>Integer},equality=>[a,b]}]
notice(MyObject)
