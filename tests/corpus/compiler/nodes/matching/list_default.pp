# A list of names with the default.
node 'a.example.com', default { notify { $title: } }
