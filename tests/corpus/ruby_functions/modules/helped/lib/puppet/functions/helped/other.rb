require File.join(File.dirname(__FILE__), '..', '..', '..', 'puppet_x', 'helped', 'util.rb')
require 'puppet_x/other/format'

# A class beside the function.
class HelpedCounter
  STEP = 2
  attr_accessor :count

  def initialize
    self.count = 0
  end

  def up!(by = STEP)
    @count += by
    self
  end
end

def helped_top(text)
  "<#{text}>"
end

Puppet::Functions.create_function(:'helped::other') do
  dispatch :other do
    param 'String', :what
    optional_param 'Any', :value
  end

  def other(what, value = nil)
    @seen = [what]
    case what
    when 'format' then PuppetX::Other::Format.new(value).call('abc')
    when 'alias' then PuppetX::Other::Format.new(:right).apply('abc')
    when 'proc' then %w[a b].map(&PuppetX::Other::Format.new(:left))
    when 'wrong' then PuppetX::Other::Format.new(:middle)
    when 'counter' then HelpedCounter.new.up!.up!(5).count
    when 'top' then helped_top(value)
    when 'seen' then note(value)
    when 'retry' then attempts
    when 'method' then [1, 2].map(&method(:double))
    when 'constant' then [HelpedCounter::STEP, self.class.name]
    when 'undefined' then HelpedCounter.new.down!
    end
  end

  private

  def note(value)
    @seen << value
    @seen.join(',')
  end

  def attempts
    tries = 0
    begin
      tries += 1
      raise ArgumentError, "attempt #{tries}" if tries < 3
      "after #{tries}"
    rescue ArgumentError
      retry if tries < 3
    ensure
      tries = 0
    end
  end

  def double(number)
    number * 2
  end
end
