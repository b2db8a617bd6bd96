# Names that mean something to Puppet itself, case 376.
stage { 'pre': } notify { 'a': before => 'Stage[main]', require => 'stage[pre]' }
