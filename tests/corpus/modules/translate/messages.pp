# The module brings one function.
notify { 'm': message => translate('Hello %{name}', { 'name' => 'world' }) }
