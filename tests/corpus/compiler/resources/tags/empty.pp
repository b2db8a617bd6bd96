# An empty tag.
notify { 'a': tag => '' }
