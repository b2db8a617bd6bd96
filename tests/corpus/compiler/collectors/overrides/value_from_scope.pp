# A collector's values are evaluated where it stands.
class c { $m = 'class' File <| |> { mode => $m } }
$m = 'top'
include c
file { '/a': }
