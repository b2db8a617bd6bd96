define t($x) { notify { $title: } }
