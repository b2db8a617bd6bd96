# Fails: unusual expressions as values of attributes, case 9.
if File<| |> { notice('t') } else { notice('f') }
