Puppet::Functions.create_function(:'m::hash') do
  dispatch :hash do
    param 'Hash', :options
    param 'Puppet::LookupContext', :context
  end
  def hash(options, context)
    path = options['path']
    context.cached_file_data(path) do |content|
      Hash[content.each_line.map { |l| l.chomp.split(options['sep'], 2) }]
    end
  end
end
