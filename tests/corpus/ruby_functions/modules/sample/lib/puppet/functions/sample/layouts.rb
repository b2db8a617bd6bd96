require 'yaml'

# YAML with other blanks and wider lines.
Puppet::Functions.create_function(:'sample::layouts') do
  dispatch :layouts do
    param 'Data', :value
    param 'Hash', :options
    optional_param 'Boolean', :symbols
  end

  def layouts(value, options, symbols = false)
    value.to_yaml(symbols ? options.transform_keys(&:to_sym) : options)
  end
end
