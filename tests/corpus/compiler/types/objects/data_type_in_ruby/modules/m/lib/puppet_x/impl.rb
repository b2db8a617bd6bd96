module PuppetX
 class Impl
  attr_reader :a
  def initialize(a)
   @a = a
  end
  def d
   @a * 2
  end
 end
end
