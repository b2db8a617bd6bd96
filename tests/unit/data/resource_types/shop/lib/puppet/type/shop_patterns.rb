module Puppet
  Type.newtype(:shop_patterns) do
    @isomorphic = false

    def self.title_patterns
      identity = lambda { |x| x }
      word = %r{[^:/]+}
      [
        [%r{^(#{word}):(.*)$}m, [[:name, identity], [:kind, ->(x) { x }]]],
        [/^(\w+)\/(.*)$/x, [[:name], [:kind]]],
        [Regexp.new('(.*)'), [[:name]]]
      ]
    end

    newparam(:name)
    newparam(:kind) do
      desc 'The kind.'
      isnamevar
    end
  end
end
