Puppet::Type.newtype(:shop_helpers) do
  def self.newflag(name, default = false)
    newparam(name, boolean: true) do
      newvalues(:true, :false)
      defaultto default
    end
  end

  class << self
    def newpair(first, *others, prefix: 'p')
      [first, *others].each { |each| newproperty("#{prefix}_#{each}") }
      yield 'block' if block_given?
    end
  end

  newparam(:title_text) do
    isnamevar
  end
  newflag :open
  newflag(:closed, true)
  newpair :a, :b, prefix: 'q'
  newpair(:c) { |name| newparam(name) }
  [:d, :e, :f, :g].each do |letter|
    next if letter == :e
    break if letter == :g
    newparam(letter)
  end
  def self.evaluated(&block)
    class_eval(&block)
  end
  evaluated { newparam(:inside) }
  undefined = nil
  newparam(:never) if undefined
  newparam(:always) unless undefined
end
