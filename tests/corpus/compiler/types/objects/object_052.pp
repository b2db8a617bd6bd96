# Fails: Object types and sets of types, case 52.
type MyObject = Object[{attributes=>{a=>Integer},equality=>a,equality_include_type=>false}]
notice(MyObject)
