class a { notify { 'a of site-modules': } }
