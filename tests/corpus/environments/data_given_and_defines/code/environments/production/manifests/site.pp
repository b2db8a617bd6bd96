class { 'app': a => 'given', b => undef }
app::d { 'one': }
app::d { 'two': x => 'given' }
