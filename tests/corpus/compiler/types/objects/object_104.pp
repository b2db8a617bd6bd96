# Object types and sets of types, case 104.
type MyAdapter=Object[{parent=>Annotation,attributes=>{id=>Integer,value=>String[1]}}]
type O=Object[{annotations=>{MyAdapter=>{'id'=>2,'value'=>'av'}}}]
notice(MyAdapter<Annotation)
notice(O)
