class base { notify { "other base in ${environment}": } }
