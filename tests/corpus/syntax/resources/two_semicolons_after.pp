# Two semicolons.
notify { 'a': };;
