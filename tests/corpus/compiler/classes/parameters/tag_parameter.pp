# A parameter called tag.
class a($tag = 'x') { notify { "n${tag}": } }
include a
