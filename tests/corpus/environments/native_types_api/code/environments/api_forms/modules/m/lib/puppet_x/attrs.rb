module PuppetX
  module Attrs
    def self.common(*names)
      names.to_h { |n| [n, { type: 'Optional[String]' }] }
    end
  end
end
