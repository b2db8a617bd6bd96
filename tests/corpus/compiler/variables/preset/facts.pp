# Facts by the hash and as variables.
# facts: {"colour": "red", "os": {"family": "Debian"}, "count": 3, "list": [1, "two"]}
notify { "${colour} ${facts['colour']} ${facts['os']['family']} ${os['family']} ${::colour}": }
notify { 'typed': message => [$count, $list] }
