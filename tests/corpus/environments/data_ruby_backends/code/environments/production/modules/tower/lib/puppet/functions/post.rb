# Sets a variable of the top scope, which data depends on.
Puppet::Functions.create_function(:post) do
  dispatch :take do
    param 'String', :name
  end

  def take(name)
    scope = closure_scope
    raise Puppet::ParseError, 'post() can be taken once' if scope.include? '_post'

    scope['_posts'] = { name => true }
    scope['_post'] = name.gsub(/^::/, '')
    call_function('include', "tower")
  end
end
