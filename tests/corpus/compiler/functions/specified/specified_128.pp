# Fails: Functions of the catalog and jumps, case 128.
notice({a=>1,b=>2}.map |$k,$v| { if $v==2 { return 5 } $k })
