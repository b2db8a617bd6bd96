# Fails: classes and defined types share their names.
class mark { notify { 'class': } }
define mark { notify { $title: } }
