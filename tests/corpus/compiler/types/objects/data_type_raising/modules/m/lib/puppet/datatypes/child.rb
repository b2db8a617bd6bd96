Puppet::DataTypes.create_type('Child') do
  interface "parent => Plain, attributes => { c => { type => Integer, kind => derived } }, functions => { f => Callable[[], String], g => Callable[[Integer, 0, 2], Any] }"
  implementation do
    def c
      @a + 1
    end
    def f
      raise ArgumentError, 'no way' if @a > 5
      "#{b}-#{c}"
    end
    def g(*n)
      n.reduce(0) { |x, y| x + y }
    end
  end
end
