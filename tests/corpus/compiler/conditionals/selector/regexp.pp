# A selector with groups.
$r = 'web01' ? { /(\d+)/ => "n${1}", default => 'none' }
notify { "${r} ${1}": }
