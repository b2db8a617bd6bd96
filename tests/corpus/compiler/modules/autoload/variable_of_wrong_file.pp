# A template asks for a variable of a class whose file is wrong: there is none.
# settings: {"strict": "off"}
notify { 'a': message => inline_template('<%= scope["m::x"].inspect %>') }
notify { 'b': message => $m::x }
