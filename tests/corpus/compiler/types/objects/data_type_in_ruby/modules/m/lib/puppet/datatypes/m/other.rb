Puppet::DataTypes.create_type('M::Other') do
  interface <<-PUPPET
    attributes => { a => Integer },
    functions => { plus => Callable[[Integer], Integer], '[]' => Callable[[String[1]], Any] }
    PUPPET
  implementation do
    def plus(b)
      a + b
    end
    def [](key)
      key == 'a' ? a : nil
    end
  end
end
