# A truth value as a tag.
notify { 'a': tag => true }
