# Object types and sets of types, case 79.
type MyObject = Object[{attributes=>{a=>{type=>Struct[{x=>Integer,y=>Integer}],value=>{x=>4,y=>9},kind=>constant},b=>Integer},functions=>{x=>Callable[MyObject,Integer]},equality=>[b]}]
notice(MyObject)
