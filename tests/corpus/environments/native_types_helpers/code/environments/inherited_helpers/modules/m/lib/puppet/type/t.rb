require_relative '../../puppet_x/base'
Puppet::Type.newtype(:t) do
  extend PuppetX::Base::DSL
  def self.parameters_to_include
    [:x]
  end
  def self.newparam_with_doc(name, doc, &block)
    newparam(name, &block)
  end
  newparam_with_doc(:name, 'doc') { isnamevar }
  common
  attrs :a, :b, c: 'x'
  nested { |n| newparam(n) }
  yielding do |t|
    t.newparam(:yielded)
  end
  PuppetX::Base::LIST.each { |n| newproperty(n) }
  PuppetX::Base.each_attr { |n, o| newproperty(n, **o) }
end
