Puppet::Parser::Functions.newfunction(:sample_statement, :type => :statement, :arity => 2) do |args|
  title, message = args
  function_create_resources(['notify', { title => { 'message' => message } }])
  function_notice(["made #{title}"])
end
