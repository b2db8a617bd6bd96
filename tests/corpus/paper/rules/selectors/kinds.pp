# Values of other kinds match if they are equal.
notify { 'boolean': message => true ? { 'true' => 'string', true => 'boolean', default => 'none' } }
notify { 'integer': message => 1 ? { '1' => 'string', 1 => 'integer', default => 'none' } }
notify { 'array': message => [1, 2] ? { [1] => 'shorter', [1, 2] => 'equal', default => 'none' } }
