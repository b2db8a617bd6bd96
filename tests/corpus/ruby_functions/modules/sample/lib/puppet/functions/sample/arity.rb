# How many arguments a lambda takes, and a mismatch that has nothing to say.
Puppet::Functions.create_function(:'sample::arity') do
  dispatch :arity do
    block_param
  end

  argument_mismatch :silent do
    param 'String', :text
  end

  def arity(&block)
    block.arity
  end

  def silent(_text)
    nil
  end
end
