function s::f($x) { if $x =~ /secretlit/ { "yes-${x}" } else { $x } }
