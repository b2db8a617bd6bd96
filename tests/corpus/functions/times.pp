# strftime of timestamps
strftime(Timestamp('2016-08-30T12:34:56.123456789'), '%Y-%m-%d %H:%M:%S')
#=> {"value": "2016-08-30 12:34:56", "type": "String"}
strftime(Timestamp('2016-08-30T12:34:56.123456789'), '%FT%T.%N')
#=> {"value": "2016-08-30T12:34:56.123456789", "type": "String"}
strftime(Timestamp('2016-08-30T12:34:56.123456789'), '%FT%T.%3N')
#=> {"value": "2016-08-30T12:34:56.123", "type": "String"}
strftime(Timestamp('2016-08-30T12:34:56.123456789'), '%L %3L %6L %12N %24N')
#=> {"value": "123 123 123456 123456789000 123456789000000000000000", "type": "String"}
strftime(Timestamp('2016-08-30T12:34:56'), '%a %A %b %B %h')
#=> {"value": "Tue Tuesday Aug August Aug", "type": "String"}
strftime(Timestamp('2016-08-30T12:34:56'), '%C %y %Y %G %g')
#=> {"value": "20 16 2016 2016 16", "type": "String"}
strftime(Timestamp('2016-08-30T12:34:56'), '%d %e %j %u %w %U %W %V')
#=> {"value": "30 30 243 2 2 35 35 35", "type": "String"}
strftime(Timestamp('2016-08-30T02:04:06'), '%H %I %k %l %M %S %p %P')
#=> {"value": "02 02  2  2 04 06 AM am", "type": "String"}
strftime(Timestamp('2016-08-30T14:04:06'), '%H %I %k %l %M %S %p %P')
#=> {"value": "14 02 14  2 04 06 PM pm", "type": "String"}
strftime(Timestamp('2016-08-30T12:34:56'), '%z %:z %::z %:::z %Z')
#=> {"value": "+0000 +00:00 +00:00:00 +00 UTC", "type": "String"}
strftime(Timestamp('2016-08-30T12:34:56'), '%c')
#=> {"value": "Tue Aug 30 12:34:56 2016", "type": "String"}
strftime(Timestamp('2016-08-30T12:34:56'), '%D %F %T %R %r %X %x %v %+')
#=> {"value": "08/30/16 2016-08-30 12:34:56 12:34 12:34:56 PM 12:34:56 08/30/16 30-AUG-2016 %+", "type": "String"}
strftime(Timestamp('2016-08-30T12:34:56'), '%s %Q %n %t %%')
#=> {"value": "1472560496 %Q \n \t %", "type": "String"}
strftime(Timestamp('2016-08-30T12:34:56'), '%-d %-m %-H %_m %_d %_H %05d %3S')
#=> {"value": "30 8 12  8 30 12 00030 056", "type": "String"}
strftime(Timestamp('2016-08-30T12:34:56'), '%^a %^B %#p %#a %^p %10A %-10A %010A %_5m')
#=> {"value": "TUE AUGUST pm TUE PM    Tuesday Tuesday 000Tuesday     8", "type": "String"}
strftime(Timestamp('2016-08-30T12:34:56'), '%5Y %05Y %_6Y %-Y %10F %12T')
#=> {"value": "02016 02016   2016 2016 2016-08-30     12:34:56", "type": "String"}
strftime(Timestamp('2016-01-01T00:00:00'), '%U %W %V %G %g %j %-j')
#=> {"value": "00 00 53 2015 15 001 1", "type": "String"}
strftime(Timestamp('2017-01-01T00:00:00'), '%U %W %V %G %g %u %w')
#=> {"value": "01 00 52 2016 16 7 0", "type": "String"}
strftime(Timestamp('2012-12-31T00:00:00'), '%V %G')
#=> {"value": "01 2013", "type": "String"}
strftime(Timestamp('2016-08-30T12:34:56'), '%Ey %Od %EC %Ex')
#=> {"value": "16 30 20 08/30/16", "type": "String"}
strftime(Timestamp('2016-08-30T12:34:56'), '%q %i %J %f')
#=> {"value": "%q %i %J %f", "type": "String"}
strftime(Timestamp('2016-08-30T12:34:56'), 'plain %')
#=> {"error": "Error while evaluating a Function Call, invalid format: plain %"}
strftime(Timestamp('2016-08-30T12:34:56'), '%5')
#=> {"error": "Error while evaluating a Function Call, invalid format: %5"}
strftime(Timestamp('2016-08-30T12:34:56'), '')
#=> {"value": "", "type": "String"}
strftime(Timestamp('2016-08-30T12:34:56'), 'é %H')
#=> {"value": "é 12", "type": "String"}
strftime(Timestamp('2016-08-30T12:34:56'), '%H:%M %z', '+02:00')
#=> {"value": "14:34 +0200", "type": "String"}
strftime(Timestamp('2016-08-30T12:34:56'), '%H:%M %z', '-0530')
#=> {"value": "07:04 -0530", "type": "String"}
strftime(Timestamp('2016-08-30T12:34:56'), '%H:%M %z %Z', 'PST')
#=> {"value": "04:34 -0800 ", "type": "String"}
strftime(Timestamp('2016-08-30T12:34:56'), '%H:%M %z', 'EDT')
#=> {"value": "08:34 -0400", "type": "String"}
strftime(Timestamp('2016-08-30T12:34:56'), '%H:%M %z', 'UTC')
#=> {"value": "12:34 +0000", "type": "String"}
strftime(Timestamp('2016-08-30T12:34:56'), '%H:%M %z', 'GMT+3')
#=> {"value": "15:34 +0300", "type": "String"}
strftime(Timestamp('2016-08-30T12:34:56'), '%H:%M %z', 'Z')
#=> {"value": "12:34 +0000", "type": "String"}
strftime(Timestamp('2016-08-30T12:34:56'), '%H:%M %z', '')
#=> {"value": "12:34 +0000", "type": "String"}
strftime(Timestamp('2016-08-30T12:34:56'), '%H:%M %z', 'current')
#=> {"value": "12:34 +0000", "type": "String"}
strftime(Timestamp('2016-08-30T12:34:56'), '%H:%M %z', 'nowhere')
#=> {"error": "Error while evaluating a Function Call, Illegal timezone 'nowhere'"}
strftime(Timestamp('2016-08-30T12:34:56'), '%H:%M %:z %::z', '+05:45')
#=> {"value": "18:19 +05:45 +05:45:00", "type": "String"}
strftime(Timestamp('2016-08-30T12:34:56'), '%10z %_10z %-z %010:z %_:z', '-03:30')
#=> {"value": "-000000330       -330 -0330 -000003:30  -3:30", "type": "String"}
strftime(Timestamp('2016-08-30T12:34:56'), 1)
#=> {"error": "Error while evaluating a Function Call, The function 'strftime' was called with arguments it does not accept. It expects one of:\n  (Timespan time_object, String format)\n    rejected: parameter 'time_object' expects a Timespan value, got Timestamp\n  (Timestamp time_object, String format, String timezone?)\n    rejected: parameter 'format' expects a String value, got Integer\n  (String format, String timezone?)\n    rejected: parameter 'format' expects a String value, got Timestamp"}
strftime(Timestamp('2016-08-30T12:34:56'))
#=> {"error": "Error while evaluating a Function Call, The function 'strftime' was called with arguments it does not accept. It expects one of:\n  (Timespan time_object, String format)\n    rejected: expects 2 arguments, got 1\n  (Timestamp time_object, String format, String timezone?)\n    rejected: expects between 2 and 3 arguments, got 1\n  (String format, String timezone?)\n    rejected: parameter 'format' expects a String value, got Timestamp"}
strftime(Timestamp(0), '%s %N')
#=> {"value": "0 000000000", "type": "String"}
strftime(Timestamp(-1.5), '%F %T.%N %s')
#=> {"value": "1969-12-31 23:59:58.500000000 -2", "type": "String"}
strftime(Timestamp(0.000000001), '%N %9N %6N')
#=> {"value": "000000001 000000001 000000", "type": "String"}
Timestamp('2000-02-29T00:00:00').strftime('%j')
#=> {"value": "060", "type": "String"}
strftime(1, '%H')
#=> {"error": "Error while evaluating a Function Call, The function 'strftime' was called with arguments it does not accept. It expects one of:\n  (Timespan time_object, String format)\n    rejected: parameter 'time_object' expects a Timespan value, got Integer\n  (Timestamp time_object, String format, String timezone?)\n    rejected: parameter 'time_object' expects a Timestamp value, got Integer\n  (String format, String timezone?)\n    rejected: parameter 'format' expects a String value, got Integer"}
strftime()
#=> {"error": "Error while evaluating a Function Call, 'strftime' expects between 1 and 3 arguments, got none"}
strftime('%%')
#=> {"value": "%", "type": "String"}
strftime('plain', 'UTC')
#=> {"value": "plain", "type": "String"}
strftime('plain', 'nowhere')
#=> {"error": "Error while evaluating a Function Call, Illegal timezone 'nowhere'"}
# strftime of timespans
strftime(Timespan('1-02:03:04.5'), '%D-%H:%M:%S.%N')
#=> {"value": "1-02:03:04.500000000", "type": "String"}
strftime(Timespan('1-02:03:04.5'), '%H:%M')
#=> {"value": "26:03", "type": "String"}
strftime(Timespan('1-02:03:04.5'), '%S')
#=> {"value": "93784", "type": "String"}
strftime(Timespan('1-02:03:04.5'), '%L')
#=> {"value": "93784500", "type": "String"}
strftime(Timespan('1-02:03:04.5'), '%N')
#=> {"value": "93784500000000", "type": "String"}
strftime(Timespan('1-02:03:04.5'), '%S.%L %S.%3N %S.%-N %S.%_N %S.%6N')
#=> {"value": "93784.500 04.500 04.5 04.5         04.500000", "type": "String"}
strftime(Timespan('1-02:03:04.5'), '%-H:%-M %_H:%_M %3H %03H %_3H')
#=> {"value": "26:3  2: 3 002 002   2", "type": "String"}
strftime(Timespan(-90.25), '%H:%M:%S.%L')
#=> {"value": "-00:01:30.250", "type": "String"}
strftime(Timespan(90), '%M min %S s %%')
#=> {"value": "01 min 30 s %", "type": "String"}
strftime(Timespan(90), '%Y')
#=> {"error": "Error while evaluating a Function Call, Bad format specifier '%' in '%Y', at position 1"}
strftime(Timespan(90), '%')
#=> {"error": "Error while evaluating a Function Call, Bad format specifier '' in '%', at position 0"}
strftime(Timespan(90), '%5')
#=> {"error": "Error while evaluating a Function Call, Bad format specifier '%' in '%5', at position 1"}
strftime(Timespan(90), '%0S %10S %-10S')
#=> {"value": "90 0000000030 30", "type": "String"}
strftime(Timespan(90), '')
#=> {"value": "", "type": "String"}
strftime(Timespan(90), '%H', 'UTC')
#=> {"error": "Error while evaluating a Function Call, The function 'strftime' was called with arguments it does not accept. It expects one of:\n  (Timespan time_object, String format)\n    rejected: expects 2 arguments, got 3\n  (Timestamp time_object, String format, String timezone?)\n    rejected: parameter 'time_object' expects a Timestamp value, got Timespan\n  (String format, String timezone?)\n    rejected: expects between 1 and 2 arguments, got 3"}
strftime(Timespan(90), 1)
#=> {"error": "Error while evaluating a Function Call, The function 'strftime' was called with arguments it does not accept. It expects one of:\n  (Timespan time_object, String format)\n    rejected: parameter 'format' expects a String value, got Integer\n  (Timestamp time_object, String format, String timezone?)\n    rejected: parameter 'time_object' expects a Timestamp value, got Timespan\n  (String format, String timezone?)\n    rejected: parameter 'format' expects a String value, got Timespan"}
Timespan(3661).strftime('%H:%M:%S')
#=> {"value": "01:01:01", "type": "String"}
# Timestamp
Timestamp(0)
#=> {"value": {"Timestamp": "1970-01-01T00:00:00.000000000 UTC"}, "type": "Timestamp['1970-01-01T00:00:00.000000000 UTC']"}
Timestamp(1.5)
#=> {"value": {"Timestamp": "1970-01-01T00:00:01.500000000 UTC"}, "type": "Timestamp['1970-01-01T00:00:01.500000000 UTC']"}
Timestamp(-1)
#=> {"value": {"Timestamp": "1969-12-31T23:59:59.000000000 UTC"}, "type": "Timestamp['1969-12-31T23:59:59.000000000 UTC']"}
Timestamp('2016-08-30')
#=> {"value": {"Timestamp": "2016-08-30T00:00:00.000000000 UTC"}, "type": "Timestamp['2016-08-30T00:00:00.000000000 UTC']"}
Timestamp('2016-08-30 12:34:56')
#=> {"value": {"Timestamp": "2016-08-30T12:34:56.000000000 UTC"}, "type": "Timestamp['2016-08-30T12:34:56.000000000 UTC']"}
Timestamp('2016-08-30T12:34:56')
#=> {"value": {"Timestamp": "2016-08-30T12:34:56.000000000 UTC"}, "type": "Timestamp['2016-08-30T12:34:56.000000000 UTC']"}
Timestamp('2016-08-30T12:34:56.789')
#=> {"value": {"Timestamp": "2016-08-30T12:34:56.789000000 UTC"}, "type": "Timestamp['2016-08-30T12:34:56.789000000 UTC']"}
Timestamp('2016-08-30 12:34:56.123456789')
#=> {"value": {"Timestamp": "2016-08-30T12:34:56.123456789 UTC"}, "type": "Timestamp['2016-08-30T12:34:56.123456789 UTC']"}
Timestamp('2016-08-30T12:34:56 UTC')
#=> {"value": {"Timestamp": "2016-08-30T12:34:56.000000000 UTC"}, "type": "Timestamp['2016-08-30T12:34:56.000000000 UTC']"}
Timestamp('2016-08-30T12:34:56.5 PST')
#=> {"value": {"Timestamp": "2016-08-30T20:34:56.500000000 UTC"}, "type": "Timestamp['2016-08-30T20:34:56.500000000 UTC']"}
Timestamp('2016-08-30T12:34:56 +02:00')
#=> {"value": {"Timestamp": "2016-08-30T10:34:56.000000000 UTC"}, "type": "Timestamp['2016-08-30T10:34:56.000000000 UTC']"}
Timestamp('2016-08-30 EST')
#=> {"value": {"Timestamp": "2016-08-30T05:00:00.000000000 UTC"}, "type": "Timestamp['2016-08-30T05:00:00.000000000 UTC']"}
Timestamp('2016-08-30T12:34:56+02:00')
#=> {"value": {"Timestamp": "2016-08-30T10:34:56.000000000 UTC"}, "type": "Timestamp['2016-08-30T10:34:56.000000000 UTC']"}
Timestamp('2016-08-30T12:34:56Z')
#=> {"value": {"Timestamp": "2016-08-30T12:34:56.000000000 UTC"}, "type": "Timestamp['2016-08-30T12:34:56.000000000 UTC']"}
Timestamp('30/08/2016', '%d/%m/%Y')
#=> {"value": {"Timestamp": "2016-08-30T00:00:00.000000000 UTC"}, "type": "Timestamp['2016-08-30T00:00:00.000000000 UTC']"}
Timestamp('30/08/2016 5pm', '%d/%m/%Y %I%p')
#=> {"value": {"Timestamp": "2016-08-30T17:00:00.000000000 UTC"}, "type": "Timestamp['2016-08-30T17:00:00.000000000 UTC']"}
Timestamp('Aug 30 2016', '%b %d %Y')
#=> {"value": {"Timestamp": "2016-08-30T00:00:00.000000000 UTC"}, "type": "Timestamp['2016-08-30T00:00:00.000000000 UTC']"}
Timestamp('August 30 2016', '%B %d %Y')
#=> {"value": {"Timestamp": "2016-08-30T00:00:00.000000000 UTC"}, "type": "Timestamp['2016-08-30T00:00:00.000000000 UTC']"}
Timestamp('Tue Aug 30 2016', '%a %b %d %Y')
#=> {"value": {"Timestamp": "2016-08-30T00:00:00.000000000 UTC"}, "type": "Timestamp['2016-08-30T00:00:00.000000000 UTC']"}
Timestamp('2016', '%Y')
#=> {"value": {"Timestamp": "2016-01-01T00:00:00.000000000 UTC"}, "type": "Timestamp['2016-01-01T00:00:00.000000000 UTC']"}
Timestamp('2016-08', '%Y-%m')
#=> {"value": {"Timestamp": "2016-08-01T00:00:00.000000000 UTC"}, "type": "Timestamp['2016-08-01T00:00:00.000000000 UTC']"}
Timestamp('12:30', '%H:%M')
#=> {"error": "Error while evaluating a Function Call, no implicit conversion of nil into Integer"}
Timestamp('2016-243', '%Y-%j')
#=> {"value": {"Timestamp": "2016-01-01T00:00:00.000000000 UTC"}, "type": "Timestamp['2016-01-01T00:00:00.000000000 UTC']"}
Timestamp('1472560496', '%s')
#=> {"error": "Error while evaluating a Function Call, no implicit conversion of nil into Integer"}
Timestamp('16-08-30', '%y-%m-%d')
#=> {"value": {"Timestamp": "2016-08-30T00:00:00.000000000 UTC"}, "type": "Timestamp['2016-08-30T00:00:00.000000000 UTC']"}
Timestamp('70-08-30', '%y-%m-%d')
#=> {"value": {"Timestamp": "1970-08-30T00:00:00.000000000 UTC"}, "type": "Timestamp['1970-08-30T00:00:00.000000000 UTC']"}
Timestamp('2016-08-30 12:34:56 +0200', '%F %T %z')
#=> {"value": {"Timestamp": "2016-08-30T10:34:56.000000000 UTC"}, "type": "Timestamp['2016-08-30T10:34:56.000000000 UTC']"}
Timestamp('2016-08-30 12:34:56 +0200', '%F %T %z', 'UTC')
#=> {"error": "Error while evaluating a Function Call, Using a Timezone designator in format specification is mutually exclusive to providing an explicit timezone argument"}
Timestamp('2016-08-30 12:34:56', '%F %T', '+02:00')
#=> {"value": {"Timestamp": "2016-08-30T10:34:56.000000000 UTC"}, "type": "Timestamp['2016-08-30T10:34:56.000000000 UTC']"}
Timestamp('2016-08-30 12:34:56', '%F %T', 'PST')
#=> {"value": {"Timestamp": "2016-08-30T20:34:56.000000000 UTC"}, "type": "Timestamp['2016-08-30T20:34:56.000000000 UTC']"}
Timestamp('2016-08-30 12:34:56', '%F %T', 'nowhere')
#=> {"error": "Error while evaluating a Function Call, Illegal timezone 'nowhere'"}
Timestamp('2016-08-30', ['%d/%m/%Y', '%F'])
#=> {"value": {"Timestamp": "2016-08-30T00:00:00.000000000 UTC"}, "type": "Timestamp['2016-08-30T00:00:00.000000000 UTC']"}
Timestamp('2016-08-30', ['%d/%m/%Y', '%m-%d-%Y'])
#=> {"error": "Error while evaluating a Function Call, Unable to parse '2016-08-30' using any of the formats %d/%m/%Y, %m-%d-%Y"}
Timestamp('2016-08-30x', '%F')
#=> {"error": "Error while evaluating a Function Call, Unable to parse '2016-08-30x' using format '%F'"}
Timestamp('2016-13-30', '%F')
#=> {"error": "Error while evaluating a Function Call, Unable to parse '2016-13-30' using format '%F'"}
Timestamp('2016-02-30', '%F')
#=> {"value": {"Timestamp": "2016-03-01T00:00:00.000000000 UTC"}, "type": "Timestamp['2016-03-01T00:00:00.000000000 UTC']"}
Timestamp('2016-02-30')
#=> {"value": {"Timestamp": "2016-03-01T00:00:00.000000000 UTC"}, "type": "Timestamp['2016-03-01T00:00:00.000000000 UTC']"}
Timestamp('nonsense')
#=> {"error": "Error while evaluating a Function Call, Unable to parse 'nonsense' using any of the formats %FT%T.%N %Z, %FT%T %Z, %F %T.%N %Z, %F %T %Z, %F %Z, %FT%T.%N, %FT%T, %F %T.%N, %F %T, %F"}
Timestamp('')
#=> {"error": "Error while evaluating a Function Call, The function 'new_timestamp' was called with arguments it does not accept. It expects one of:\n  ()\n    rejected: expects no arguments, got 1\n  (Variant[Integer, Float] seconds)\n    rejected: parameter 'seconds' expects a value of type Integer or Float, got String\n  (String[1] string, Formats = Variant[String[2], Array[String[2], 1]] format?, String[1] timezone?)\n    rejected: parameter 'string' expects a String[1] value, got String\n  (Struct[{'string' => String[1], Optional['format'] => Formats, Optional['timezone'] => String[1]}] hash_arg)\n    rejected: parameter 'hash_arg' expects a Struct value, got String"}
Timestamp('2016-08-30', default, 'UTC')
#=> {"error": "Error while evaluating a Function Call, The function 'new_timestamp' was called with arguments it does not accept. It expects one of:\n  ()\n    rejected: expects no arguments, got 3\n  (Variant[Integer, Float] seconds)\n    rejected: expects 1 argument, got 3\n  (String[1] string, Formats = Variant[String[2], Array[String[2], 1]] format?, String[1] timezone?)\n    rejected: parameter 'format' expects a Formats = Variant[String[2], Array[String[2], 1]] value, got Default\n  (Struct[{'string' => String[1], Optional['format'] => Formats, Optional['timezone'] => String[1]}] hash_arg)\n    rejected: expects 1 argument, got 3"}
Timestamp('2016-08-30', '%')
#=> {"error": "Error while evaluating a Function Call, The function 'new_timestamp' was called with arguments it does not accept. It expects one of:\n  ()\n    rejected: expects no arguments, got 2\n  (Variant[Integer, Float] seconds)\n    rejected: expects 1 argument, got 2\n  (String[1] string, Formats = Variant[String[2], Array[String[2], 1]] format?, String[1] timezone?)\n    rejected: parameter 'format' expects a Formats = Variant[String[2], Array[String[2], 1]] value, got String\n  (Struct[{'string' => String[1], Optional['format'] => Formats, Optional['timezone'] => String[1]}] hash_arg)\n    rejected: expects 1 argument, got 2"}
Timestamp({string => '2016-08-30'})
#=> {"value": {"Timestamp": "2016-08-30T00:00:00.000000000 UTC"}, "type": "Timestamp['2016-08-30T00:00:00.000000000 UTC']"}
Timestamp({string => '30/08/2016', format => '%d/%m/%Y'})
#=> {"value": {"Timestamp": "2016-08-30T00:00:00.000000000 UTC"}, "type": "Timestamp['2016-08-30T00:00:00.000000000 UTC']"}
Timestamp({string => '2016-08-30 12:00:00', timezone => 'PST'})
#=> {"value": {"Timestamp": "2016-08-30T20:00:00.000000000 UTC"}, "type": "Timestamp['2016-08-30T20:00:00.000000000 UTC']"}
Timestamp({string => '2016-08-30 12:00:00 UTC', timezone => 'PST'})
#=> {"error": "Error while evaluating a Function Call, Unable to parse '2016-08-30 12:00:00 UTC' using any of the formats %FT%T.%N, %FT%T, %F %T.%N, %F %T, %F"}
Timestamp({format => '%F'})
#=> {"error": "Error while evaluating a Function Call, The function 'new_timestamp' was called with arguments it does not accept. It expects one of:\n  ()\n    rejected: expects no arguments, got 1\n  (Variant[Integer, Float] seconds)\n    rejected: parameter 'seconds' expects a value of type Integer or Float, got Struct\n  (String[1] string, Formats = Variant[String[2], Array[String[2], 1]] format?, String[1] timezone?)\n    rejected: parameter 'string' expects a String value, got Struct\n  (Struct[{'string' => String[1], Optional['format'] => Formats, Optional['timezone'] => String[1]}] hash_arg)\n    rejected: parameter 'hash_arg' expects a value for key 'string'"}
Timestamp([1])
#=> {"error": "Error while evaluating a Function Call, The function 'new_timestamp' was called with arguments it does not accept. It expects one of:\n  ()\n    rejected: expects no arguments, got 1\n  (Variant[Integer, Float] seconds)\n    rejected: parameter 'seconds' expects a value of type Integer or Float, got Tuple\n  (String[1] string, Formats = Variant[String[2], Array[String[2], 1]] format?, String[1] timezone?)\n    rejected: parameter 'string' expects a String value, got Tuple\n  (Struct[{'string' => String[1], Optional['format'] => Formats, Optional['timezone'] => String[1]}] hash_arg)\n    rejected: parameter 'hash_arg' expects a Struct value, got Tuple"}
Timestamp(true)
#=> {"error": "Error while evaluating a Function Call, The function 'new_timestamp' was called with arguments it does not accept. It expects one of:\n  ()\n    rejected: expects no arguments, got 1\n  (Variant[Integer, Float] seconds)\n    rejected: parameter 'seconds' expects a value of type Integer or Float, got Boolean\n  (String[1] string, Formats = Variant[String[2], Array[String[2], 1]] format?, String[1] timezone?)\n    rejected: parameter 'string' expects a String value, got Boolean\n  (Struct[{'string' => String[1], Optional['format'] => Formats, Optional['timezone'] => String[1]}] hash_arg)\n    rejected: parameter 'hash_arg' expects a Struct value, got Boolean"}
Timestamp('2016-08-30 24:00:00')
#=> {"value": {"Timestamp": "2016-08-31T00:00:00.000000000 UTC"}, "type": "Timestamp['2016-08-31T00:00:00.000000000 UTC']"}
Timestamp('2016-08-30 23:59:60')
#=> {"value": {"Timestamp": "2016-08-31T00:00:00.000000000 UTC"}, "type": "Timestamp['2016-08-31T00:00:00.000000000 UTC']"}
Timestamp('2016-08-30T12:34:56.1234567891234')
#=> {"value": {"Timestamp": "2016-08-30T12:34:56.123456789 UTC"}, "type": "Timestamp['2016-08-30T12:34:56.123456789 UTC']"}
Timestamp(Timestamp(5))
#=> {"value": {"Timestamp": "1970-01-01T00:00:05.000000000 UTC"}, "type": "Timestamp['1970-01-01T00:00:05.000000000 UTC']"}
# Timespan
Timespan(0)
#=> {"value": {"Timespan": "0-00:00:00.0"}, "type": "Timespan['0-00:00:00.0']"}
Timespan(90)
#=> {"value": {"Timespan": "0-00:01:30.0"}, "type": "Timespan['0-00:01:30.0']"}
Timespan(90.5)
#=> {"value": {"Timespan": "0-00:01:30.5"}, "type": "Timespan['0-00:01:30.5']"}
Timespan(-90.5)
#=> {"value": {"Timespan": "-0-00:01:30.5"}, "type": "Timespan['-0-00:01:30.5']"}
Timespan('1-02:03:04')
#=> {"value": {"Timespan": "1-02:03:04.0"}, "type": "Timespan['1-02:03:04.0']"}
Timespan('02:03:04')
#=> {"value": {"Timespan": "0-02:03:04.0"}, "type": "Timespan['0-02:03:04.0']"}
Timespan('03:04.5')
#=> {"value": {"Timespan": "0-00:03:04.5"}, "type": "Timespan['0-00:03:04.5']"}
Timespan('4.5')
#=> {"value": {"Timespan": "0-00:00:04.5"}, "type": "Timespan['0-00:00:04.5']"}
Timespan('4')
#=> {"value": {"Timespan": "0-00:00:04.0"}, "type": "Timespan['0-00:00:04.0']"}
Timespan('1-02:03')
#=> {"value": {"Timespan": "1-02:03:00.0"}, "type": "Timespan['1-02:03:00.0']"}
Timespan('-1-02:03:04')
#=> {"value": {"Timespan": "-1-02:03:04.0"}, "type": "Timespan['-1-02:03:04.0']"}
Timespan('90:00', '%M:%S')
#=> {"value": {"Timespan": "0-01:30:00.0"}, "type": "Timespan['0-01:30:00.0']"}
Timespan('90', '%M')
#=> {"value": {"Timespan": "0-01:30:00.0"}, "type": "Timespan['0-01:30:00.0']"}
Timespan('1 2', ['%H:%M', '%H %M'])
#=> {"value": {"Timespan": "0-01:02:00.0"}, "type": "Timespan['0-01:02:00.0']"}
Timespan('1 2', ['%H:%M', '%H.%M'])
#=> {"error": "Error while evaluating a Function Call, Unable to parse '1 2' using any of the formats %H:%M, %H.%M"}
Timespan('x', '%M')
#=> {"error": "Error while evaluating a Function Call, Unable to parse 'x' using format '%M'"}
Timespan('x')
#=> {"error": "Error while evaluating a Function Call, Unable to parse 'x' using any of the formats %D-%H:%M:%S.%-N, %H:%M:%S.%-N, %M:%S.%-N, %S.%-N, %D-%H:%M:%S, %H:%M:%S, %D-%H:%M, %S"}
Timespan('')
#=> {"error": "Error while evaluating a Function Call, The function 'new_timespan' was called with arguments it does not accept. It expects one of:\n  (Variant[Integer, Float] seconds)\n    rejected: parameter 'seconds' expects a value of type Integer or Float, got String\n  (String[1] string, Formats = Variant[String[2], Array[String[2], 1]] format?)\n    rejected: parameter 'string' expects a String[1] value, got String\n  (Integer days, Integer hours, Integer minutes, Integer seconds, Integer milliseconds?, Integer microseconds?, Integer nanoseconds?)\n    rejected: expects between 4 and 7 arguments, got 1\n  (Struct[{'string' => String[1], Optional['format'] => Formats}] hash_arg)\n    rejected: parameter 'hash_arg' expects a Struct value, got String\n  (Struct[{Optional['negative'] => Boolean, Optional['days'] => Integer, Optional['hours'] => Integer, Optional['minutes'] => Integer, Optional['seconds'] => Integer, Optional['milliseconds'] => Integer, Optional['microseconds'] => Integer, Optional['nanoseconds'] => Integer}] hash_arg)\n    rejected: parameter 'hash_arg' expects a Struct value, got String"}
Timespan('1', '%Y')
#=> {"error": "Error while evaluating a Function Call, Bad format specifier '%' in '%Y', at position 1"}
Timespan('5', '%L')
#=> {"error": "Error while evaluating a Function Call, Format specifiers %L and %N denotes fractions and must be used together with a specifier of higher magnitude"}
Timespan('1.5', '%S.%L')
#=> {"value": {"Timespan": "0-00:00:01.5"}, "type": "Timespan['0-00:00:01.5']"}
Timespan('1.5', '%S.%N')
#=> {"value": {"Timespan": "0-00:00:01.5"}, "type": "Timespan['0-00:00:01.5']"}
Timespan(1, 2, 3, 4)
#=> {"value": {"Timespan": "1-02:03:04.0"}, "type": "Timespan['1-02:03:04.0']"}
Timespan(1, 2, 3, 4, 5)
#=> {"value": {"Timespan": "1-02:03:04.5"}, "type": "Timespan['1-02:03:04.5']"}
Timespan(1, 2, 3, 4, 5, 6, 7)
#=> {"value": {"Timespan": "1-02:03:04.5006007"}, "type": "Timespan['1-02:03:04.5006007']"}
Timespan(1, 2, 3)
#=> {"error": "Error while evaluating a Function Call, 'new_timespan' expects between 1 and 7 arguments, got 3"}
Timespan(1, 2, 3, 4, 5, 6, 7, 8)
#=> {"error": "Error while evaluating a Function Call, 'new_timespan' expects between 1 and 7 arguments, got 8"}
Timespan({days => 1})
#=> {"value": {"Timespan": "1-00:00:00.0"}, "type": "Timespan['1-00:00:00.0']"}
Timespan({hours => 30, minutes => 90})
#=> {"value": {"Timespan": "1-07:30:00.0"}, "type": "Timespan['1-07:30:00.0']"}
Timespan({negative => true, seconds => 5})
#=> {"value": {"Timespan": "-0-00:00:05.0"}, "type": "Timespan['-0-00:00:05.0']"}
Timespan({seconds => 1, milliseconds => 2, microseconds => 3, nanoseconds => 4})
#=> {"value": {"Timespan": "0-00:00:01.2003004"}, "type": "Timespan['0-00:00:01.2003004']"}
Timespan({string => '5:00', format => '%M:%S'})
#=> {"value": {"Timespan": "0-00:05:00.0"}, "type": "Timespan['0-00:05:00.0']"}
Timespan({string => '5'})
#=> {"value": {"Timespan": "0-00:00:05.0"}, "type": "Timespan['0-00:00:05.0']"}
Timespan({weeks => 1})
#=> {"error": "Error while evaluating a Function Call, The function 'new_timespan' was called with arguments it does not accept. It expects one of:\n  (Variant[Integer, Float] seconds)\n    rejected: parameter 'seconds' expects a value of type Integer or Float, got Struct\n  (String[1] string, Formats = Variant[String[2], Array[String[2], 1]] format?)\n    rejected: parameter 'string' expects a String value, got Struct\n  (Integer days, Integer hours, Integer minutes, Integer seconds, Integer milliseconds?, Integer microseconds?, Integer nanoseconds?)\n    rejected: expects between 4 and 7 arguments, got 1\n  (Struct[{'string' => String[1], Optional['format'] => Formats}] hash_arg)\n    rejected: parameter 'hash_arg' expects a value for key 'string'\n    rejected: parameter 'hash_arg' unrecognized key 'weeks'\n  (Struct[{Optional['negative'] => Boolean, Optional['days'] => Integer, Optional['hours'] => Integer, Optional['minutes'] => Integer, Optional['seconds'] => Integer, Optional['milliseconds'] => Integer, Optional['microseconds'] => Integer, Optional['nanoseconds'] => Integer}] hash_arg)\n    rejected: parameter 'hash_arg' unrecognized key 'weeks'"}
Timespan({})
#=> {"value": {"Timespan": "0-00:00:00.0"}, "type": "Timespan['0-00:00:00.0']"}
Timespan(true)
#=> {"error": "Error while evaluating a Function Call, The function 'new_timespan' was called with arguments it does not accept. It expects one of:\n  (Variant[Integer, Float] seconds)\n    rejected: parameter 'seconds' expects a value of type Integer or Float, got Boolean\n  (String[1] string, Formats = Variant[String[2], Array[String[2], 1]] format?)\n    rejected: parameter 'string' expects a String value, got Boolean\n  (Integer days, Integer hours, Integer minutes, Integer seconds, Integer milliseconds?, Integer microseconds?, Integer nanoseconds?)\n    rejected: expects between 4 and 7 arguments, got 1\n  (Struct[{'string' => String[1], Optional['format'] => Formats}] hash_arg)\n    rejected: parameter 'hash_arg' expects a Struct value, got Boolean\n  (Struct[{Optional['negative'] => Boolean, Optional['days'] => Integer, Optional['hours'] => Integer, Optional['minutes'] => Integer, Optional['seconds'] => Integer, Optional['milliseconds'] => Integer, Optional['microseconds'] => Integer, Optional['nanoseconds'] => Integer}] hash_arg)\n    rejected: parameter 'hash_arg' expects a Struct value, got Boolean"}
Timespan(Timespan(5))
#=> {"value": {"Timespan": "0-00:00:05.0"}, "type": "Timespan['0-00:00:05.0']"}
Timespan[1, 100]('5')
#=> {"value": {"Timespan": "0-00:00:05.0"}, "type": "Timespan['0-00:00:05.0']"}
Timespan[1, 100]('500')
#=> {"error": "Error while evaluating a Function Call, Converted value from Timespan['0-00:00:01.0', '0-00:01:40.0'].new() has wrong type, expects a Timespan['0-00:00:01.0', '0-00:01:40.0'] value, got Timespan['0-00:08:20.0']"}
# Numbers made of times.
String(Timestamp(-168346437.67875648), '%10x')
#=> {"value": "..f5f73cba", "type": "String"}
String(Timespan(-88906.03459), '%#d')
#=> {"value": "-88907", "type": "String"}
Numeric(Timespan(631,500,217,260,163,588,179))
#=> {"value": {"Float": "56331680.16358817"}, "type": "Float[56331680.16358817, 56331680.16358817]"}
Float(Timespan(631,500,217,260,163,588,179))
#=> {"value": {"Float": "56331680.16358817"}, "type": "Float[56331680.16358817, 56331680.16358817]"}
Timespan(631,500,217,260,163,588,179) / 1.7
#=> {"value": {"Timespan": "383-12:31:22.449169516"}, "type": "Timespan['383-12:31:22.449169516']"}
Timespan(-5.5) / 2.5
#=> {"value": {"Timespan": "-0-00:00:02.2"}, "type": "Timespan['-0-00:00:02.2']"}
Timespan(631,500,217,260,163,588,179) / Timespan(0,0,0,3,0,0,7)
#=> {"value": {"Float": "18777226.67738253"}, "type": "Float[18777226.67738253, 18777226.67738253]"}
String(Timespan(-1.5), '%d')
#=> {"value": "-2", "type": "String"}
Integer(Timespan(-1.5))
#=> {"value": -2, "type": "Integer[-2, -2]"}
String(Timespan(-1.5), '%.3f')
#=> {"value": "-1.500", "type": "String"}
Timestamp.new(1e300)
#=> {"error": "Error while evaluating a Method call, Infinity"}
Timespan(1e300)
#=> {"error": "Error while evaluating a Function Call, Infinity"}
Timespan(-1e300)
#=> {"error": "Error while evaluating a Function Call, -Infinity"}
Timestamp(0) + 1e300
#=> {"error": "Error while evaluating a '+' expression, Infinity"}
Timestamp(0) - 1e300
#=> {"error": "Error while evaluating a '-' expression, Infinity"}
Timespan(1) * 1e300
#=> {"error": "Error while evaluating a '*' expression, Infinity"}
Timespan(1) / 1e-300
#=> {"error": "Error while evaluating a '/' expression, Infinity"}
1e300 - Timespan(1)
#=> {"error": "Error while evaluating a '-' expression, Infinity"}
1e300 + Timespan(1)
#=> {"error": "Error while evaluating a '+' expression, Infinity"}
Timestamp('20000-01-01T00:00:00Z')
#=> {"value": {"Timestamp": "20000-01-01T00:00:00.000000000 UTC"}, "type": "Timestamp['20000-01-01T00:00:00.000000000 UTC']"}
Timestamp('9999-12-31T23:59:59.999999999 UTC') + Timespan({nanoseconds => 1})
#=> {"value": {"Timestamp": "10000-01-01T00:00:00.000000000 UTC"}, "type": "Timestamp['10000-01-01T00:00:00.000000000 UTC']"}
Timestamp('0000-01-01T00:00:00Z')
#=> {"value": {"Timestamp": "0000-01-01T00:00:00.000000000 UTC"}, "type": "Timestamp['0000-01-01T00:00:00.000000000 UTC']"}
Timestamp('-0001-12-31T23:59:59Z')
#=> {"value": {"Timestamp": "-0001-12-31T23:59:59.000000000 UTC"}, "type": "Timestamp['-0001-12-31T23:59:59.000000000 UTC']"}
Timestamp('20000-02-29', '%Y-%m-%d')
#=> {"value": {"Timestamp": "20000-02-29T00:00:00.000000000 UTC"}, "type": "Timestamp['20000-02-29T00:00:00.000000000 UTC']"}
Timestamp('10001-02-29', '%Y-%m-%d')
#=> {"value": {"Timestamp": "10001-03-01T00:00:00.000000000 UTC"}, "type": "Timestamp['10001-03-01T00:00:00.000000000 UTC']"}
Timestamp('99999999999999999-06-01', '%Y-%m-%d')
#=> {"value": {"Timestamp": "99999999999999999-06-01T00:00:00.000000000 UTC"}, "type": "Timestamp['99999999999999999-06-01T00:00:00.000000000 UTC']"}
Timestamp('9999999999999999999999999999999999-01-01')
#=> {"value": {"Timestamp": "9999999999999999999999999999999999-01-01T00:00:00.000000000 UTC"}, "type": "Timestamp['9999999999999999999999999999999999-01-01T00:00:00.000000000 UTC']"}
Timestamp('20000-01-01T00:00:00 +0200')
#=> {"value": {"Timestamp": "19999-12-31T22:00:00.000000000 UTC"}, "type": "Timestamp['19999-12-31T22:00:00.000000000 UTC']"}
Timestamp('20000-01-01') - Timestamp('19999-01-01')
#=> {"value": {"Timespan": "365-00:00:00.0"}, "type": "Timespan['365-00:00:00.0']"}
Timestamp('20000-01-01') > Timestamp('9999-01-01')
#=> {"value": true, "type": "Boolean[true]"}
Timestamp('20000-01-01').strftime('%Y %C %y %G-%V-%u %j %a %s')
#=> {"value": "20000 200 00 19999-52-6 001 Sat 568971820800", "type": "String"}
Timestamp['20000-01-01', '20001-01-01'] > Timestamp['20000-02-01', '20000-03-01']
#=> {"value": true, "type": "Boolean[true]"}
Integer(Timestamp('20000-01-01'))
#=> {"value": 568971820800, "type": "Integer[568971820800, 568971820800]"}
Timestamp(1e15)
#=> {"value": {"Timestamp": "31690708-07-05T01:46:39.983222784 UTC"}, "type": "Timestamp['31690708-07-05T01:46:39.983222784 UTC']"}
