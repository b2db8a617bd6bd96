# Functions of the catalog and jumps, case 64.
err('a')
err('a','b')
err(1,[2,{a=>b}],undef,true,1.50,/x/,Integer)
err()
err 'x'
'y'.err
$x=err('q')
notice($x)
err("a\tb")
err(Sensitive('x'))
err(['a'])
err({})
