# Functions of the catalog and jumps, case 82.
notice({a=>1,b=>2}.map |$k,$v| { if $v==2 { next() } $k })
