module PuppetX
  class Third
    def initialize(type)
      @type = type
    end
    def go
      %w[th1 th2].each { |n| @type.newparam(n) }
      more
    end
    def more
      @type.newproperty(:th3)
    end
  end
end
