notify { 'hidden file': }
