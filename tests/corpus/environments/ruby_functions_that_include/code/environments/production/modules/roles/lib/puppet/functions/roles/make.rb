Puppet::Functions.create_function(:'roles::make') do
  dispatch :make do
    param 'String', :part
  end

  def make(part)
    call_function('create_resources', 'roles::part', part => { 'count' => 1 })
  end
end
