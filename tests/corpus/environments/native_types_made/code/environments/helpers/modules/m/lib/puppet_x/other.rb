class PuppetX::Other
  ATTRS = { oa: :newparam, ob: :newproperty }
  def self.apply(type)
    ATTRS.each { |n, how| type.send(how, n) }
    type.instance_eval { newparam(:oc) }
    type.class_eval do
      newparam(:od) { isnamevar if false }
    end
  end
end
