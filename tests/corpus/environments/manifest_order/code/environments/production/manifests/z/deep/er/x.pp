notify { 'deep': message => $order }
