module Puppet::Parser::Functions
  newfunction(:sample_after, :type => :rvalue, :doc => <<-'ENDHEREDOC') do |args|
    The text stands inside of the block.
    ENDHEREDOC

    name = call_function(:getvar, ['other', :none])
    fallback = call_function('getvar', ['nonsense', :none])
    header = "# made for #{args[0]}\n"
    header << '# by ' + 'hand' + "\n"
    first = args.shift
    rest = args
    [name == :none, fallback == :none, header, first, rest.empty?, rest]
  end
end
