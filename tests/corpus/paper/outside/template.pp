# Templates.
notify { 'template': message => inline_epp('<%= 1 + 1 %>') }
