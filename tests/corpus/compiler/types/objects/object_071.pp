# Fails: Object types and sets of types, case 71.
type MyObject = Object[{attributes=>{__pvalue=>Integer}}]
notice(MyObject)
