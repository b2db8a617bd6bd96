# A hash of tags is an array of its keys and values.
notify { 'x': tag => { 'a' => 'b' } }
notify { 'y': tag => {} }
