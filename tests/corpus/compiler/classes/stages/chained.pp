# Stages in a chain.
stage { ['pre', 'post']: }
Stage['pre'] -> Stage['main'] -> Stage['post']
class a { notify { 'a': } }
class { 'a': stage => 'post' }
