# A regular expression matches with regard to case.
notify { 'values': message => ['abc' =~ /b/, 'abc' =~ /B/, 'abc' !~ /x/, 'abc' =~ /(?i:B)/] }
