# Equality of resource references.
file { '/a': }
notify { 'results':
  message => [File['/a'] == File['/a'], File['/a'] == File['/b'], File['/a'] == User['/a']],
}
