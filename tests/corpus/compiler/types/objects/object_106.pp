# Object types and sets of types, case 106.
type MyAdapter=Object[{parent=>Annotation,attributes=>{id=>Integer}}]
type O=Object[{annotations=>{MyAdapter=>{'idx'=>2}}}]
notice(O)
