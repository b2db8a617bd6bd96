class own { notify { 'own of all': } }
