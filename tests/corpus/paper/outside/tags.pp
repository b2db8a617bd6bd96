# Tags.
tag 'everything'
notify { 'one': tag => 'own' }
notify { 'two': message => tagged('everything') }
