Puppet::Functions.create_function(:'sample::wrong_result') do
  dispatch :result do
    param 'Any', :value
    return_type 'Integer'
  end

  def result(value)
    value
  end
end
