# Fails: an empty tag.
notify { 'a': tag => '' }
