# Facts with odd names and values, case 10.
# facts: {"a::b": 5}
notice(inline_template('<%= scope["a::b"] %> <%= scope.lookupvar("::a::b") %>'))
