notify { 'hidden directory': }
