# In a hash of attributes, `default` is a name like others.
define with_default($default) {
  notice($default)
}
with_default { 'one': * => { default => 1 } }
With_default { * => { default => 2 } }
with_default { 'two': }
