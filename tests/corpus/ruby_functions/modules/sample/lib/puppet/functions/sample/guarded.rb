# Libraries that may be missing; YAML as Puppet itself reads it; patterns put together.
Puppet::Functions.create_function(:'sample::guarded') do
  begin
    require 'json'
  rescue LoadError
    raise Puppet::DataBinding::LookupError, 'json is missing'
  end

  dispatch :make do
    param 'String', :what
    repeated_param 'Any', :values
  end

  def make(what, *values)
    case what
    when 'yaml' then Puppet::Util::Yaml.safe_load(values[0], [Symbol], 'x.yaml')
    when 'union' then chosen(*values)
    when 'texts' then Regexp.union('a.b', /c+/i, 'd').source
    when 'none' then Regexp.union([]).source
    end
  end

  def chosen(text, *patterns)
    union = Regexp.union(patterns.map { |pattern| Regexp.new(pattern) })
    [text[union], text[union] == text, union.match?(text)]
  end
end
