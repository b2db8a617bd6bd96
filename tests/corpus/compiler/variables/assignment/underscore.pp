# A name may begin with an underscore.
$_a = 1
notify { "v ${_a} ${::_a}": }
