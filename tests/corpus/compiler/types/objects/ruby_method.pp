# Annotations give methods in Ruby.
type My = Object[{attributes => {name => String, age => {type => Integer, value => 30}, uc => {type => String, kind => derived, annotations => {RubyMethod => {body => '@name.upcase'}}}}, functions => {both => {type => Callable[1,1], annotations => {RubyMethod => {parameters => 'joiner', body => '"#{@name}#{joiner}#{@age}"'}}}}}]
type Sub = Object[{parent => My, attributes => {y => Integer}}]
notice(My('bob').uc, My('bob', 3).both(' is '), My('x'), Sub('ann', 1).uc, Sub('ann', 1, 2).both('/'))
notice(My, RubyMethod < Annotation, RubyMethod('x', 'y').parameters)
