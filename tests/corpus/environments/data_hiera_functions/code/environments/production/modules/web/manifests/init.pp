class web { notify { 'web': } }
