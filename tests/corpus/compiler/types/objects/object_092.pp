# Fails: Object types and sets of types, case 92.
type MyObject = Object[{attributes=>{a=>Integer,b=>String}}]
notice(MyObject.new(3,'hi').b) notice(MyObject.new({b=>'hi',a=>3}).a) notice(MyObject.new)
