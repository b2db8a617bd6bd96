# A selector's `default` is tried last wherever it stands; SDefault takes it where it stands.
notify { 'result': message => 'debian' ? { default => 'other', 'debian' => 'matched' } }
