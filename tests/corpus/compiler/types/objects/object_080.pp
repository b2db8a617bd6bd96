# Object types and sets of types, case 80.
type Spec::MyObject = Object[{attributes=>{a=>Integer}}]
type Spec::MySecondObject = Object[{parent=>Spec::MyObject, attributes=>{b=>String}}]
notice(Spec::MySecondObject(42,'Meaning of life'))
