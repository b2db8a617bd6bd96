# A contained class of another stage.
stage { 'pre': }
class a { notify { 'a': } }
class b { contain a }
class { 'b': stage => 'pre' }
