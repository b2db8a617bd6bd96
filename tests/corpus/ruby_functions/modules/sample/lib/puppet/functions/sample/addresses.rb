require 'ipaddr'

Puppet::Functions.create_function(:'sample::addresses') do
  dispatch :addresses do
    param 'String', :cidr
  end

  def addresses(cidr)
    net = IPAddr.new(cidr)
    [net.to_range.first(2)[1].to_s, net.to_range.last.to_s, net.to_i.to_s(2).count('1'), net.prefix,
     (net | 5).to_s, net.succ.to_s, net.ipv4?, net.to_string, net.mask(8).to_s, net == IPAddr.new(cidr), net.family,
     [IPAddr.new('10.0.0.10'), IPAddr.new('10.0.0.9')].sort.map(&:to_s), net.include?(IPAddr.new('10.0.0.1')), net.inspect]
  end
end
