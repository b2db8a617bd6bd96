Puppet::Functions.create_function(:'noop::by_class', Puppet::Functions::InternalFunction) do
  dispatch :by_class do
    scope_param
  end

  def by_class(scope)
    raise 'the class has no parameter $quiet' unless scope.bound?('quiet')

    call_function('noop', scope['quiet'])
  end
end
