# The type of a reference that was passed as a parameter.
define shows($it) { notify { $title: message => [type($it), type([$it])] } }
shows { 'file': it => File['/x'] }
shows { 'class': it => Class['settings'] }
