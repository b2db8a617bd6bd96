class own { notify { "own in ${environment}": } }
