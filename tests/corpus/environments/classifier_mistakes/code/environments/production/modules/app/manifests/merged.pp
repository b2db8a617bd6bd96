class app::merged(Hash $value) { notify { 'merged': } }
