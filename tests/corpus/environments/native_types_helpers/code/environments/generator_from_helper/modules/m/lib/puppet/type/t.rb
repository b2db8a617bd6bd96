require 'puppet_x/gen'
PuppetX::Gen.create(:t) do
  newproperty(:own)
end
