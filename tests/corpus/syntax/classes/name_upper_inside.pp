# Upper-case letters inside are allowed.
class fooBar { }
