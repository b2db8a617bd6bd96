# Changes what it was given.
Puppet::Functions.create_function(:'sample::appended') do
  dispatch :list do
    param 'Array', :list
    param 'Any', :value
  end

  dispatch :hash do
    param 'Hash', :hash
    param 'String', :key
  end

  def list(list, value)
    list << value
    list.length
  end

  def hash(hash, key)
    hash[key] = hash.keys
    hash['inner']['more'] = true if hash['inner']
    nil
  end
end
