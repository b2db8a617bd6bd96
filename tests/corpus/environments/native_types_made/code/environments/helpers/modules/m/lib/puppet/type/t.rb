require 'puppet/util/autoload'
require_relative '../../puppet_x/helper'
require File.expand_path(File.join(File.dirname(__FILE__), '..', '..', 'puppet_x', 'other'))
require File.join(__dir__, '../../puppet_x/third.rb')
require Pathname.new(__FILE__).dirname.dirname.dirname.expand_path + 'puppet_x/fourth'
Puppet::Type.newtype(:t) do
  extend PuppetX::Helper
  include PuppetX::Hooked
  add_common(self)
  add_more :x, :y
  PuppetX::Other.apply(self)
  PuppetX::Third.new(self).go
  Fourth.call(self) { |n| newparam(n) }
  def self.own(name, &block)
    newproperty(name, &block)
  end
  own(:owned) { desc 'x' }
  class << self
    def single(name) newparam(name); end
  end
  single :singled
  define_singleton_method(:dyn) { |n| newparam(n) }
  dyn :dynamic
  instance_eval do newparam(:ie) end
  class_eval do newparam(:ce) end
  class_eval "newparam(:ces)"
  instance_eval <<-RUBY
    newparam(:ies)
  RUBY
  eval "newparam(:ev)"
  send(:newparam, :sent)
  __send__(:newproperty, :sent2)
  public_send :newparam, :sent3
  self.newparam(:selfed)
  method(:newparam).call(:called)
  l = lambda { |n| newparam(n) }
  l.call(:lam); l.(:lam2); l[:lam3]
  pr = proc { |n| newparam(n) }
  pr.yield(:pr1)
  [:m1, :m2].each(&l)
  instance_exec(:exec1) { |n| newparam(n) }
  tap { |s| s.newparam(:tapped) }
  self.class_exec { newparam(:cexec) }
end
Puppet::Type.type(:t).newparam(:after)
Puppet::Type.type(:t).class_eval { newparam(:after2) }
Puppet::Type::T.newparam(:after3)
Puppet::Type::T.class_eval do newproperty(:after4) end
class Puppet::Type::T
  newparam(:after5)
end
module Puppet
  class Type::T
    newparam(:after6)
  end
end
Puppet::Type.type('t').send(:newparam, :after7)
