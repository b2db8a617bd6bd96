# Fails: Object types and sets of types, case 105.
type N=Object[{}]
type O=Object[{annotations=>{N=>{}}}]
notice(O)
