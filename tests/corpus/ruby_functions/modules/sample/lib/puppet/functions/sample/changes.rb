# Changes a value that it was given.
Puppet::Functions.create_function(:'sample::changes') do
  dispatch :changes do
    param 'Hash', :hash
    param 'Array', :array
  end

  def changes(hash, array)
    copy = hash.dup
    copy['new'] = array.length
    copy.delete('old')
    sorted = array.sort_by { |entry| [-entry.length, entry] }
    first, *others = sorted
    { 'copy' => copy, 'first' => first, 'others' => others, 'pairs' => copy.sort.to_h, 'grouped' => array.group_by(&:size) }
  end
end
