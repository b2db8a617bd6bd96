# A negative index counts from the end in Puppet; the paper has none.
$list = ['zero', 'one']
notify { 'result': message => $list[-1] }
