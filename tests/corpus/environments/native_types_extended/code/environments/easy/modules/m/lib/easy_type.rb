module EasyType
  def self.included(parent)
    parent.extend(ClassMethods)
  end
  module ClassMethods
    def parameter(name)
      newparam(name)
    end
    def property(name)
      newproperty(name)
    end
  end
end
