# EPP templates
inline_epp('<%= 1 %>')
#=> {"value": "1", "type": "String"}
inline_epp('<%= $x %>', {x => 5})
#=> {"value": "5", "type": "String"}
inline_epp('<%- | $x | -%><%= $x %>', {x => 5})
#=> {"value": "5", "type": "String"}
inline_epp('<%- | $x | -%><%= $x %>')
#=> {"error": "Error while evaluating a Function Call, lambda: expects a value for parameter 'x'"}
inline_epp('<%- | $x | -%><%= $x %>', {y => 5})
#=> {"error": "Error while evaluating a Function Call, lambda:\n  has no parameter named 'y'\n  expects a value for parameter 'x'"}
inline_epp('<%- | $x = 3 | -%><%= $x %>')
#=> {"value": "3", "type": "String"}
inline_epp('<%- | Integer $x | -%><%= $x %>', {x => 'a'})
#=> {"error": "Error while evaluating a Function Call, lambda: parameter 'x' expects an Integer value, got String"}
inline_epp('<%- | Integer $x, String $y = "d" | -%><%= $x %><%= $y %>', {x => 1})
#=> {"value": "1d", "type": "String"}
inline_epp('<%- | Integer $x, String $y = "d" | -%><%= $x %><%= $y %>', {x => 1, y => 2, z => 3})
#=> {"error": "Error while evaluating a Function Call, lambda:\n  has no parameter named 'z'\n  parameter 'y' expects a String value, got Integer"}
inline_epp('<%- | $x, $y | -%>', {})
#=> {"error": "Error while evaluating a Function Call, lambda:\n  expects a value for parameter 'x'\n  expects a value for parameter 'y'"}
inline_epp('a <%# comment %> b')
#=> {"value": "a  b", "type": "String"}
inline_epp("a\n<%# comment -%>\nb")
#=> {"value": "a\nb", "type": "String"}
inline_epp("a\n  <%- \$q = 1 -%>\nb<%= \$q %>\n")
#=> {"value": "a\nb1\n", "type": "String"}
inline_epp("a <%% b %%> c")
#=> {"value": "a <% b %> c", "type": "String"}
inline_epp("<%= 'a' -%>\n  b")
#=> {"value": "a  b", "type": "String"}
inline_epp("<% [1,2].each |\$v| { %>v=<%= \$v %> <% } %>")
#=> {"value": "v=1 v=2 ", "type": "String"}
inline_epp("<% if true { -%>\nyes\n<% } else { -%>\nno\n<% } -%>\n")
#=> {"value": "yes\n", "type": "String"}
inline_epp("<%= undef %>")
#=> {"value": "", "type": "String"}
inline_epp("<%= [1,undef,'a'] %>")
#=> {"value": "[1, , a]", "type": "String"}
inline_epp("<%= {a => 1} %>")
#=> {"value": "{a => 1}", "type": "String"}
inline_epp("<%= default %>")
#=> {"value": "default", "type": "String"}
inline_epp("<%= /a/ %>")
#=> {"value": "/a/", "type": "String"}
inline_epp("<%= Sensitive('x') %>")
#=> {"value": {"Sensitive": "x"}, "type": "Sensitive[String]"}
inline_epp("<%= 1.0 %> <%= true %>")
#=> {"value": "1.0 true", "type": "String"}
inline_epp('')
#=> {"value": "", "type": "String"}
inline_epp('<%')
#=> {"error": "Error while evaluating a Function Call, inline_epp(): Invalid EPP: Unbalanced embedded expression - opening <% and reaching end of input"}
inline_epp('<%= 1')
#=> {"error": "Error while evaluating a Function Call, inline_epp(): Invalid EPP: Unbalanced epp tag, reached <eof> without closing tag."}
inline_epp('<%= %>')
#=> {"error": "Error while evaluating a Function Call, inline_epp(): Invalid EPP: Syntax error at '%>'"}
inline_epp('<%= 1 + %>')
#=> {"error": "Error while evaluating a Function Call, inline_epp(): Invalid EPP: Syntax error at '%>'"}
inline_epp('text %> more')
#=> {"value": "text %> more", "type": "String"}
inline_epp(1)
#=> {"error": "Error while evaluating a Function Call, 'inline_epp' parameter 'template' expects a String value, got Integer"}
inline_epp()
#=> {"error": "Error while evaluating a Function Call, 'inline_epp' expects between 1 and 2 arguments, got none"}
inline_epp('x', 1)
#=> {"error": "Error while evaluating a Function Call, 'inline_epp' parameter 'parameters' expects a Hash value, got Integer"}
inline_epp('x', {1 => 2})
#=> {"error": "Error while evaluating a Function Call, 'inline_epp' parameter 'parameters' expects a Hash[Pattern[/^\\w+$/], Any] value, got Hash[Integer[1, 1], Integer[2, 2]]"}
inline_epp('x', {'a-b' => 2})
#=> {"error": "Error while evaluating a Function Call, 'inline_epp' parameter 'parameters' key of entry 'a-b' expects a match for Pattern[/^\\w+$/], got 'a-b'"}
inline_epp('x', {'A' => 2})
#=> {"value": "x", "type": "String"}
inline_epp('<%= $facts["networking"]["fqdn"] %>')
#=> {"value": "Web01.example.com", "type": "String"}
inline_epp('<%= $undefined_thing %>')
#=> {"error": "Unknown variable: 'undefined_thing'."}
#[7]=> {"value": "", "type": "String"}
inline_epp('<%= $x %>', {x => Sensitive('s')})
#=> {"value": {"Sensitive": "s"}, "type": "Sensitive[String]"}
inline_epp('<%- | Sensitive $x | -%><%= $x.unwrap %>', {x => Sensitive('s')})
#=> {"value": "s", "type": "String"}
inline_epp('<%- | Sensitive[String] $x, $y | -%><%= $x.unwrap %>', {x => Sensitive('s'), y => 1})
#=> {"value": "s", "type": "String"}
inline_epp('<%- | $x | -%><%= $x %>', Sensitive({x => 1}))
#=> {"error": "Error while evaluating a Function Call, 'inline_epp' parameter 'parameters' expects a Hash value, got Sensitive[Hash]"}
inline_epp('<%= return(1) %>a')
#=> {"value": 1, "type": "Integer[1, 1]"}
inline_epp('<% return() %>a')
#=> {"value": null, "type": "Undef"}
inline_epp('b<% next() %>a')
#=> {"error": "Error while evaluating a Function Call, value returned from function 'inline_epp' has wrong type, expects a value of type String or Sensitive[String], got Undef"}
inline_epp('b<% break() %>a')
#=> {"error": "break() from context where this is illegal"}
inline_epp('<%= inline_epp("n<%%= 1 %%>") %>')
#=> {"value": "n<%= 1 %>", "type": "String"}
inline_epp("<%= fail('oops') %>")
#=> {"error": "Error while evaluating a Function Call, oops"}
inline_epp("line1\nline2 <%= nope() %>")
#=> {"error": "Unknown function: 'nope'."}
inline_epp("<%-= 1 %>")
#=> {"error": "Error while evaluating a Function Call, inline_epp(): Invalid EPP: Syntax error at '='"}
inline_epp("a<%=1-%>\nb")
#=> {"value": "a1b", "type": "String"}
inline_epp("a <%- 1 -%>  \n b")
#=> {"error": "Error while evaluating a Function Call, inline_epp(): Invalid EPP: This Literal Integer has no effect. A value was produced and then forgotten (one or more preceding expressions may have the wrong form)"}
inline_epp("  <%- 1 %> b")
#=> {"error": "Error while evaluating a Function Call, inline_epp(): Invalid EPP: This Literal Integer has no effect. A value was produced and then forgotten (one or more preceding expressions may have the wrong form)"}
inline_epp("x\n\n<%- -%>\n\ny")
#=> {"value": "x\n\n\ny", "type": "String"}
inline_epp("<%= \"in \${1 + 1} str\" %>")
#=> {"value": "in 2 str", "type": "String"}
inline_epp("<%= @(X)\nhere\nX\n %>")
#=> {"value": "here\n", "type": "String"}
inline_epp("<%- | \$a = 1, \$b = \$a + 1 | -%><%= \$b %>")
#=> {"value": "2", "type": "String"}
inline_epp("<%- | \$a = \$b, \$b = 1 | -%><%= \$a %>")
#=> {"error": "Error while evaluating a Function Call, lambda: default expression for $a tries to illegally access not yet evaluated $b"}
inline_epp("<%- | *\$r | -%><%= \$r %>", {r => [1]})
#=> {"error": "Error while evaluating a Function Call, inline_epp(): Invalid EPP: Parameter $r has 'captures rest' - not supported in an Epp Template"}
inline_epp("<%- | Integer *\$r | -%><%= \$r %>")
#=> {"error": "Error while evaluating a Function Call, inline_epp(): Invalid EPP: Parameter $r has 'captures rest' - not supported in an Epp Template"}
inline_epp("<%- | \$a | -%>x<%- | \$b | -%>y", {a => 1})
#=> {"error": "Error while evaluating a Function Call, inline_epp(): Invalid EPP: Syntax error at '|'"}
inline_epp("x<%- | \$b | -%>y", {b => 1})
#=> {"error": "Error while evaluating a Function Call, inline_epp(): Invalid EPP: Syntax error at '|'"}
inline_epp("<%- | Optional[Integer] \$a | -%>[<%= \$a %>]")
#=> {"error": "Error while evaluating a Function Call, lambda: expects a value for parameter 'a'"}
inline_epp("<%- | Optional[Integer] \$a = undef | -%>[<%= \$a %>]")
#=> {"value": "[]", "type": "String"}
inline_epp("<%- | Integer \$a = undef | -%>[<%= \$a %>]")
#=> {"error": "Error while evaluating a Function Call, lambda: parameter 'a' expects an Integer value, got Undef"}
inline_epp("<%- | Integer \$a = 3 | -%>[<%= \$a %>]", {a => undef})
#=> {"value": "[3]", "type": "String"}
inline_epp("\u00e9 <%= 'é' %>")
#=> {"value": "é é", "type": "String"}
inline_epp("<% \$a = 1 %><% \$a = 2 %>")
#=> {"error": "Cannot reassign variable '$a'"}
inline_epp("<%= \$a = 4 %>")
#=> {"error": "Error while evaluating a Function Call, inline_epp(): Invalid EPP: Syntax error at '='"}
inline_epp("<% 1 %><% 2 %>3")
#=> {"error": "Error while evaluating a Function Call, inline_epp(): Invalid EPP: This Literal Integer has no effect. A value was produced and then forgotten (one or more preceding expressions may have the wrong form)"}
inline_epp("<%= 1 %><%= 2 -%>   \n3")
#=> {"value": "123", "type": "String"}
inline_epp("a\r\n<%- 1 -%>\r\nb")
#=> {"error": "Error while evaluating a Function Call, inline_epp(): Invalid EPP: This Literal Integer has no effect. A value was produced and then forgotten (one or more preceding expressions may have the wrong form)"}
inline_epp("<%= case 1 { 1: { 'one' } default: { 'other' } } %>")
#=> {"value": "one", "type": "String"}
inline_epp("<%= if false { 1 } %>|")
#=> {"value": "|", "type": "String"}
inline_epp("<%= unless false { 1 } %>|")
#=> {"value": "1|", "type": "String"}
inline_epp("<%= \$title %>")
#=> {"value": "main", "type": "String"}
inline_epp("<%= \$name %>")
#=> {"value": "main", "type": "String"}
inline_epp("<%= \$module_name %>")
#=> {"value": "", "type": "String"}
inline_epp("<% notify { 'x': } %>")
#=> {"value": "", "type": "String"}
inline_epp("<% include nope %>")
#=> {"error": "Error while evaluating a Function Call, Could not find class ::nope for web01.example.com"}
inline_epp("<% class x {} %>")
#=> {"error": "Error while evaluating a Function Call, inline_epp(): Invalid EPP: Classes, definitions, and nodes may only appear at toplevel or inside other classes"}
inline_epp("<% function x() {} %>")
#=> {"error": "Error while evaluating a Function Call, inline_epp(): Invalid EPP: A Function Definition may only appear at toplevel"}
epp('stuff/page.epp')
#=> {"error": "Unknown variable: 'x'."}
#[7]=> {"value": "template \n", "type": "String"}
epp('nope/x')
#=> {"error": "Error while evaluating a Function Call, Could not find template 'nope/x.epp'"}
epp('stuff/nope.epp')
#=> {"error": "Error while evaluating a Function Call, Could not find template 'stuff/nope.epp'"}
epp('stuff')
#=> {"error": "Error while evaluating a Function Call, Could not find template 'stuff.epp'"}
epp('')
#=> {"error": "Error while evaluating a Function Call, Could not find template '.epp'"}
epp()
#=> {"error": "Error while evaluating a Function Call, 'epp' expects between 1 and 2 arguments, got none"}
epp(1)
#=> {"error": "Error while evaluating a Function Call, 'epp' parameter 'path' expects a String value, got Integer"}
epp('stuff/page.epp', 1)
#=> {"error": "Error while evaluating a Function Call, 'epp' parameter 'parameters' expects a Hash value, got Integer"}
inline_epp('b<% next("x") %>a')
#=> {"value": "x", "type": "String"}
inline_epp('b<% next(1) %>a')
#=> {"error": "Error while evaluating a Function Call, value returned from function 'inline_epp' has wrong type, expects a value of type String or Sensitive[String], got Integer"}
inline_epp('b<% return("x") %>a')
#=> {"value": "x", "type": "String"}
inline_epp('b<% [1,2].each |$x| { next() } %>a')
#=> {"value": "ba", "type": "String"}
inline_epp('b<% [1,2].each |$x| { break() } %>a')
#=> {"value": "ba", "type": "String"}
inline_epp('b<% [1,2].each |$x| { return(3) } %>a')
#=> {"value": 3, "type": "Integer[3, 3]"}
