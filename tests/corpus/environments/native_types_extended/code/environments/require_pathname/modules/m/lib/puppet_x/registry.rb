module PuppetX
  class Registry
    def self.add(type)
      type.newparam(:name)
      type.newparam(:found)
    end
  end
end
