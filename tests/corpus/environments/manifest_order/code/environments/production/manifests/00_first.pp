notify { 'first': message => $order }
$order = 'top'
