class show { notify { 'show': message => [$role, $tier, $list, $facts, $environment] } }
