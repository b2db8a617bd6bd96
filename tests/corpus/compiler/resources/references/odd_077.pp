# Odd names of types, classes and tags, case 77.
notice(tagged('a'), tagged('A')) tag('a') notice(tagged('a'), tagged('A'), tagged('a','b'), tagged(['a']))
