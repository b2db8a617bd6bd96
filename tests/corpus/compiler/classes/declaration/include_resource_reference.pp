# A class as a resource.
class a { notify { 'a': } }
include Resource['class', 'a']
