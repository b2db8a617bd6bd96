class c { notify { 'c of extra/one': } }
