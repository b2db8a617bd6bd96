# else if is written elsif.
if $a { } else if $b { }
