# Not elseif.
if $a { } elseif $b { }
