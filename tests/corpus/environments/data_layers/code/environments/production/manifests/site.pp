include app
notify { 'other': message => lookup('app::c') }
