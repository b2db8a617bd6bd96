# has_key
has_key({a=>1},'a')
has_key({1=>1},'1')
has_key([],'a')
has_key({a=>1})
has_key(undef,'a')
has_key({a=>undef},'a')
has_key({undef=>1},undef)
has_key({[1]=>1},[1])
has_key({1=>1},1.0)
has_key('x','a')
has_key({true=>1},true)
# deep_merge
deep_merge({a=>{b=>1}},{a=>{c=>2}})
deep_merge({a=>{b=>1}},{a=>2},'')
deep_merge({a=>1},undef)
deep_merge({a=>1},2)
deep_merge({a=>1},[])
deep_merge({a=>1})
deep_merge()
deep_merge({a=>{b=>{c=>[1]}}},{a=>{b=>{c=>[2]}}},{a=>{b=>{d=>undef}}})
deep_merge({},{})
deep_merge({b=>1,a=>2},{a=>3,c=>4})
# delete_values
delete_values({a=>1,b=>2,c=>1},1)
delete_values({a=>1,b=>1.0},1)
delete_values([1],1)
delete_values({a=>1})
delete_values({a=>undef,b=>''},undef)
delete_values({a=>[1],b=>[2]},[1])
delete_values({a=>{x=>1}},{x=>1})
# dig44 and try_get_value
dig44({a=>{b=>[1,2]}},['a','b',1])
dig44({a=>{b=>[1,2]}},['a','b','1'])
dig44({a=>{b=>[1,2]}},['a','b','x'],'d')
dig44({a=>{b=>[1,2]}},['a','c'],'d')
dig44({a=>{b=>[1,2]}},['a','c'])
dig44({a=>false},['a'],'d')
dig44({a=>{b=>[1,2]}},['a','b',-1])
dig44({a=>1},['a','b'])
dig44({a=>1},'a')
dig44('a',['a'])
dig44({a=>1})
dig44({a=>1},[])
dig44([1,2],[0.9])
dig44({a=>undef},['a'],'d')
dig44()
try_get_value({a=>[1,2]},'a/1')
try_get_value({a=>[1,2]},'a/5','d')
try_get_value({a=>[1,2]},'a-1','d','-')
try_get_value({a=>[1,2]})
try_get_value('x','a')
try_get_value('x','a','d')
try_get_value({a=>1},'')
try_get_value({a=>{'b c'=>1}},'a/b c')
try_get_value()
# join_keys_to_values
join_keys_to_values({a=>1,b=>[1,2],c=>undef,d=>'undef'},'=')
join_keys_to_values({a=>{b=>1}},'=')
join_keys_to_values([1],'=')
join_keys_to_values({a=>1},1)
join_keys_to_values({a=>1})
join_keys_to_values({a=>[[1,2],3], 1.5=>true},'=')
join_keys_to_values({},'=')
join_keys_to_values({a=>[]},'=')
join_keys_to_values({a=>'x'},undef)
# merge
merge({a=>1},{a=>2,b=>3})
merge({a=>1},undef,'')
merge({a=>1},[1])
merge()
merge({a=>1})
merge({[1]=>1})
merge('x')
['a','b','a'].merge |$h,$v| { { $v => $h[$v].lest || { 0 } + 1 } }
{a=>1}.merge |$h,$v| { { $v[0] => $v[1] + 1 } }
{a=>1}.merge |$h,$k,$v| { { $k => $v + 1 } }
['x','y'].merge |$h,$i,$v| { { $i => $v } }
['x','y'].merge |$h,$v| { undef }
['x','y'].merge |$v| { undef }
[1,2,3].merge |$h,$v| { if $v == 2 { next() }; { $v => 1 } }
Integer[1,3].merge |$h,$v| { {$v=>1} }
5.merge |$h,$v| { {$v=>1} }
5.merge |$h,$i,$v| { {$i=>$v} }
[].merge |$h,$v| { {$v=>1} }
'abc'.merge |$h,$v| { {$v=>1} }
# Paths that end in a separator, and other separators
try_get_value({a=>{b=>1}},'a/b/')
try_get_value({a=>{b=>1}},'/a')
try_get_value({a=>{b=>1}},'ab','d','')
try_get_value({a=>{b=>1}},'a  b','d',' ')
try_get_value({a=>{b=>1}},'a::b','d','::')
try_get_value({a=>{b=>1}},'a/b','d',5)
try_get_value({a=>{b=>1}},5)
