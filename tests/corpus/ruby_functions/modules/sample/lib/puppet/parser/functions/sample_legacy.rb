module Puppet::Parser::Functions
  newfunction(:sample_legacy, :type => :rvalue, :arity => -2, :doc => <<-DOC
    A function of the older interface.
    DOC
  ) do |args|
    first = args[0]
    return 'nothing' if first == ''
    args << lookupvar('hostname')
    args.map { |arg| arg.is_a?(Array) ? arg.flatten : arg }
  end
end
