# Object types and sets of types, case 107.
type MyAdapter=Object[{parent=>Annotation,attributes=>{id=>Integer}}]
type O=Object[{attributes=>{a=>{type=>Integer,annotations=>{MyAdapter=>{'id'=>2}}}},functions=>{f=>{type=>Callable,annotations=>{MyAdapter=>{id=>3}}}}}]
notice(O)
