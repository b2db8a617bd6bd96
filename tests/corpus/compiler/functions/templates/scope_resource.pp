# The resource of a scope as text, alone and inside of something else.
class shown($size = 3) {
  notice(inline_template('<%= scope.resource %> <%= "#{scope.resource}" %> <%= scope.resource.class %>'))
  notice(inline_template('<%= scope.resource.inspect %> <%= [scope.resource].to_s %>'))
}
define framed() { notice(inline_template('<%= scope.resource %> <%= [scope.resource.to_s] %>')) }
include shown
framed { 'a b': }
