# Fails: a tag that is none.
class a { tag('not valid') }
include a
