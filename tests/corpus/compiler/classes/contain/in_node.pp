# A node contains a class.
class a { notify { 'a': } }
node default { contain a }
