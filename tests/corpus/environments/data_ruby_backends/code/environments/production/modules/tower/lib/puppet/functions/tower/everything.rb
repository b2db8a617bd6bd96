Puppet::Functions.create_function(:'tower::everything') do
  dispatch :all do
    param 'Hash', :options
    param 'Puppet::LookupContext', :context
  end

  def all(options, context)
    {
      'counted' => (1..options['count']).map { |number| "no. #{number}" }.join(', '),
      'where' => "#{context.environment_name}/%{facts.place}",
      'nested' => { 'deep' => { 'list' => [1, 2, { 'last' => true }] } },
    }
  end
end
