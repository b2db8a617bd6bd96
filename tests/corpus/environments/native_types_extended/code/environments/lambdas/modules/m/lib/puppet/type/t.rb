Puppet::Type.newtype(:t) do
  newparam(:domain) { isnamevar }
  newparam(:name) { isnamevar }
  newparam(:chan) { isnamevar }
  def self.title_patterns
    identity  = lambda {|x| x}
    name      = lambda {|x|
        if x.include? "/"
          x
        else
          'default/'+x
        end
      }
    optional  = lambda{ |x|
        if x.nil?
          'default'
        else
          x[0..-2]
        end
      }
    [
      [/^((.*\/)?(.*):(.*)?)$/, [[:name, name], [:domain, optional], [:server, identity], [:chan, identity]]],
      [/^((.*\/)?(.*))$/, [[:name, name], [:domain, optional], [:chan, identity]]],
    ]
  end
  newparam(:server)
end
