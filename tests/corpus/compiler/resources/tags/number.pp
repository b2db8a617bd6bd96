# A number as a tag.
notify { 'a': tag => 5 }
