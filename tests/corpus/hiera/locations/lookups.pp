#@ facts {"kind": "web", "groups": ["red", "blue", "green"]}
lookup('where')
lookup('list', {'merge' => 'unique'})
lookup('group')
lookup('kind')
lookup('glob')
lookup('dots')
lookup('up')
lookup('plain')
explain('list')
explain('plain')
#@ facts {"kind": "db", "groups": []}
lookup('list', {'merge' => 'unique'})
#@ facts {}
lookup('list', {'merge' => 'unique'})
#@ facts {"groups": "red"}
lookup('group')
#@ facts {"groups": {"red": 1}}
lookup('group')
