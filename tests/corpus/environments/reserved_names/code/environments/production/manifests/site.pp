notify { 'x': message => [$environment, $module_name, $facts] }
