class base { notify { "base in ${environment}": tag => 'b' } }
