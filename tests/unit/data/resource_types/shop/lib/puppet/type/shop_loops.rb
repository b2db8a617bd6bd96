Puppet::Type.newtype(:shop_loops) do
  SIZES = %w[small large].freeze
  kinds = %i[left right]

  newparam(:name)
  SIZES.each { |size| newproperty("#{size}_box") }
  kinds.each_with_index do |kind, index|
    newparam("#{kind}#{index}".to_sym)
  end
  { red: :newparam, blue: :newproperty }.each do |colour, kind|
    send(kind, colour)
  end
  (SIZES + ['huge']).map(&:to_sym).each do |size|
    newparam(:"#{size}_bag")
  end
  [[:a, 1], [:b, 2]].each { |letter, number| newparam("#{letter}_#{number}") }
  for each in [:x, :y]
    newparam(each)
  end
  OPTIONS = { uid: { kind: :parameter }, gid: { desc: 'The group.' } }.freeze
  OPTIONS.each_pair do |option, details|
    if details[:kind] == :parameter
      newparam(option)
    else
      newproperty(option) { desc details[:desc] }
    end
  end
  OPTIONS.select { |_, details| details[:kind] }.each { |option, _| newparam("#{option}_text") }
  OPTIONS.keys.reject { |option| option == :uid }.each { |option| newparam("other_#{option}") }
  3.times { |index| newparam("slot#{index}") }
end
