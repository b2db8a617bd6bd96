# The main manifests are the class `::`, which is always there.
include '::'
class a { contain '::' }
include a
