# Every letter of strftime with every flag
strftime(Timestamp('2016-08-03T02:04:05.012345678 UTC'), '%A|%-A|%_A|%0A|%^A|%#A|%EA|%OA|%3A|%10A|%-10A|%_10A|%010A|%^#A|%#10A|%^10A|%:A|%::A|%:::A|%10:A|%_:A|%-_A|%0-A|%0^10A|%E5A|%5EA|%+A|% A|%::::A').split('[|]')
#=> {"value": ["Wednesday", "Wednesday", "Wednesday", "Wednesday", "WEDNESDAY", "WEDNESDAY", "%EA", "%OA", "Wednesday", " Wednesday", "Wednesday", " Wednesday", "0Wednesday", "WEDNESDAY", " WEDNESDAY", " WEDNESDAY", "%:A", "%::A", "%:::A", "%10:A", "%_:A", "Wednesday", "Wednesday", "0WEDNESDAY", "%E5A", "%5EA", "%+A", "% A", "Wednesday"], "type": "Tuple[String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String]"}
strftime(Timestamp('2016-08-03T02:04:05.012345678 UTC'), '%A|%-A|%_A|%0A|%^A|%#A|%EA|%OA|%3A|%10A|%-10A|%_10A|%010A|%^#A|%#10A|%^10A|%:A|%::A|%:::A|%10:A|%_:A|%-_A|%0-A|%0^10A|%E5A|%5EA|%+A|% A|%::::A', '+05:30').split('[|]')
#=> {"value": ["Wednesday", "Wednesday", "Wednesday", "Wednesday", "WEDNESDAY", "WEDNESDAY", "%EA", "%OA", "Wednesday", " Wednesday", "Wednesday", " Wednesday", "0Wednesday", "WEDNESDAY", " WEDNESDAY", " WEDNESDAY", "%:A", "%::A", "%:::A", "%10:A", "%_:A", "Wednesday", "Wednesday", "0WEDNESDAY", "%E5A", "%5EA", "%+A", "% A", "Wednesday"], "type": "Tuple[String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String]"}
strftime(Timestamp('2016-08-03T02:04:05.012345678 UTC'), '%B|%-B|%_B|%0B|%^B|%#B|%EB|%OB|%3B|%10B|%-10B|%_10B|%010B|%^#B|%#10B|%^10B|%:B|%::B|%:::B|%10:B|%_:B|%-_B|%0-B|%0^10B|%E5B|%5EB|%+B|% B|%::::B').split('[|]')
#=> {"value": ["August", "August", "August", "August", "AUGUST", "AUGUST", "%EB", "%OB", "August", "    August", "August", "    August", "0000August", "AUGUST", "    AUGUST", "    AUGUST", "%:B", "%::B", "%:::B", "%10:B", "%_:B", "August", "August", "0000AUGUST", "%E5B", "%5EB", "%+B", "% B", "August"], "type": "Tuple[String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String]"}
strftime(Timestamp('2016-08-03T02:04:05.012345678 UTC'), '%B|%-B|%_B|%0B|%^B|%#B|%EB|%OB|%3B|%10B|%-10B|%_10B|%010B|%^#B|%#10B|%^10B|%:B|%::B|%:::B|%10:B|%_:B|%-_B|%0-B|%0^10B|%E5B|%5EB|%+B|% B|%::::B', '+05:30').split('[|]')
#=> {"value": ["August", "August", "August", "August", "AUGUST", "AUGUST", "%EB", "%OB", "August", "    August", "August", "    August", "0000August", "AUGUST", "    AUGUST", "    AUGUST", "%:B", "%::B", "%:::B", "%10:B", "%_:B", "August", "August", "0000AUGUST", "%E5B", "%5EB", "%+B", "% B", "August"], "type": "Tuple[String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String]"}
strftime(Timestamp('2016-08-03T02:04:05.012345678 UTC'), '%C|%-C|%_C|%0C|%^C|%#C|%EC|%OC|%3C|%10C|%-10C|%_10C|%010C|%^#C|%#10C|%^10C|%:C|%::C|%:::C|%10:C|%_:C|%-_C|%0-C|%0^10C|%E5C|%5EC|%+C|% C|%::::C').split('[|]')
#=> {"value": ["20", "20", "20", "20", "20", "20", "20", "%OC", "020", "0000000020", "20", "        20", "0000000020", "20", "0000000020", "0000000020", "%:C", "%::C", "%:::C", "%10:C", "%_:C", "20", "20", "0000000020", "%E5C", "00020", "%+C", "% C", "20"], "type": "Tuple[String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String]"}
strftime(Timestamp('2016-08-03T02:04:05.012345678 UTC'), '%C|%-C|%_C|%0C|%^C|%#C|%EC|%OC|%3C|%10C|%-10C|%_10C|%010C|%^#C|%#10C|%^10C|%:C|%::C|%:::C|%10:C|%_:C|%-_C|%0-C|%0^10C|%E5C|%5EC|%+C|% C|%::::C', '+05:30').split('[|]')
#=> {"value": ["20", "20", "20", "20", "20", "20", "20", "%OC", "020", "0000000020", "20", "        20", "0000000020", "20", "0000000020", "0000000020", "%:C", "%::C", "%:::C", "%10:C", "%_:C", "20", "20", "0000000020", "%E5C", "00020", "%+C", "% C", "20"], "type": "Tuple[String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String]"}
strftime(Timestamp('2016-08-03T02:04:05.012345678 UTC'), '%D|%-D|%_D|%0D|%^D|%#D|%ED|%OD|%3D|%10D|%-10D|%_10D|%010D|%^#D|%#10D|%^10D|%:D|%::D|%:::D|%10:D|%_:D|%-_D|%0-D|%0^10D|%E5D|%5ED|%+D|% D|%::::D').split('[|]')
#=> {"value": ["08/03/16", "08/03/16", "08/03/16", "08/03/16", "08/03/16", "08/03/16", "%ED", "%OD", "08/03/16", "  08/03/16", "  08/03/16", "  08/03/16", "0008/03/16", "08/03/16", "  08/03/16", "  08/03/16", "%:D", "%::D", "%:::D", "%10:D", "%_:D", "08/03/16", "08/03/16", "0008/03/16", "%E5D", "%5ED", "%+D", "% D", "08/03/16"], "type": "Tuple[String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String]"}
strftime(Timestamp('2016-08-03T02:04:05.012345678 UTC'), '%D|%-D|%_D|%0D|%^D|%#D|%ED|%OD|%3D|%10D|%-10D|%_10D|%010D|%^#D|%#10D|%^10D|%:D|%::D|%:::D|%10:D|%_:D|%-_D|%0-D|%0^10D|%E5D|%5ED|%+D|% D|%::::D', '+05:30').split('[|]')
#=> {"value": ["08/03/16", "08/03/16", "08/03/16", "08/03/16", "08/03/16", "08/03/16", "%ED", "%OD", "08/03/16", "  08/03/16", "  08/03/16", "  08/03/16", "0008/03/16", "08/03/16", "  08/03/16", "  08/03/16", "%:D", "%::D", "%:::D", "%10:D", "%_:D", "08/03/16", "08/03/16", "0008/03/16", "%E5D", "%5ED", "%+D", "% D", "08/03/16"], "type": "Tuple[String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String]"}
strftime(Timestamp('2016-08-03T02:04:05.012345678 UTC'), '%F|%-F|%_F|%0F|%^F|%#F|%EF|%OF|%3F|%10F|%-10F|%_10F|%010F|%^#F|%#10F|%^10F|%:F|%::F|%:::F|%10:F|%_:F|%-_F|%0-F|%0^10F|%E5F|%5EF|%+F|% F|%::::F').split('[|]')
#=> {"value": ["2016-08-03", "2016-08-03", "2016-08-03", "2016-08-03", "2016-08-03", "2016-08-03", "%EF", "%OF", "2016-08-03", "2016-08-03", "2016-08-03", "2016-08-03", "2016-08-03", "2016-08-03", "2016-08-03", "2016-08-03", "%:F", "%::F", "%:::F", "%10:F", "%_:F", "2016-08-03", "2016-08-03", "2016-08-03", "%E5F", "%5EF", "%+F", "% F", "2016-08-03"], "type": "Tuple[String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String]"}
strftime(Timestamp('2016-08-03T02:04:05.012345678 UTC'), '%F|%-F|%_F|%0F|%^F|%#F|%EF|%OF|%3F|%10F|%-10F|%_10F|%010F|%^#F|%#10F|%^10F|%:F|%::F|%:::F|%10:F|%_:F|%-_F|%0-F|%0^10F|%E5F|%5EF|%+F|% F|%::::F', '+05:30').split('[|]')
#=> {"value": ["2016-08-03", "2016-08-03", "2016-08-03", "2016-08-03", "2016-08-03", "2016-08-03", "%EF", "%OF", "2016-08-03", "2016-08-03", "2016-08-03", "2016-08-03", "2016-08-03", "2016-08-03", "2016-08-03", "2016-08-03", "%:F", "%::F", "%:::F", "%10:F", "%_:F", "2016-08-03", "2016-08-03", "2016-08-03", "%E5F", "%5EF", "%+F", "% F", "2016-08-03"], "type": "Tuple[String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String]"}
strftime(Timestamp('2016-08-03T02:04:05.012345678 UTC'), '%G|%-G|%_G|%0G|%^G|%#G|%EG|%OG|%3G|%10G|%-10G|%_10G|%010G|%^#G|%#10G|%^10G|%:G|%::G|%:::G|%10:G|%_:G|%-_G|%0-G|%0^10G|%E5G|%5EG|%+G|% G|%::::G').split('[|]')
#=> {"value": ["2016", "2016", "2016", "2016", "2016", "2016", "%EG", "%OG", "2016", "0000002016", "2016", "      2016", "0000002016", "2016", "0000002016", "0000002016", "%:G", "%::G", "%:::G", "%10:G", "%_:G", "2016", "2016", "0000002016", "%E5G", "%5EG", "%+G", "% G", "2016"], "type": "Tuple[String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String]"}
strftime(Timestamp('2016-08-03T02:04:05.012345678 UTC'), '%G|%-G|%_G|%0G|%^G|%#G|%EG|%OG|%3G|%10G|%-10G|%_10G|%010G|%^#G|%#10G|%^10G|%:G|%::G|%:::G|%10:G|%_:G|%-_G|%0-G|%0^10G|%E5G|%5EG|%+G|% G|%::::G', '+05:30').split('[|]')
#=> {"value": ["2016", "2016", "2016", "2016", "2016", "2016", "%EG", "%OG", "2016", "0000002016", "2016", "      2016", "0000002016", "2016", "0000002016", "0000002016", "%:G", "%::G", "%:::G", "%10:G", "%_:G", "2016", "2016", "0000002016", "%E5G", "%5EG", "%+G", "% G", "2016"], "type": "Tuple[String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String]"}
strftime(Timestamp('2016-08-03T02:04:05.012345678 UTC'), '%H|%-H|%_H|%0H|%^H|%#H|%EH|%OH|%3H|%10H|%-10H|%_10H|%010H|%^#H|%#10H|%^10H|%:H|%::H|%:::H|%10:H|%_:H|%-_H|%0-H|%0^10H|%E5H|%5EH|%+H|% H|%::::H').split('[|]')
#=> {"value": ["02", "2", " 2", "02", "02", "02", "%EH", "02", "002", "0000000002", "2", "         2", "0000000002", "02", "0000000002", "0000000002", "%:H", "%::H", "%:::H", "%10:H", "%_:H", "2", "2", "0000000002", "%E5H", "%5EH", "%+H", "% H", "02"], "type": "Tuple[String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String]"}
strftime(Timestamp('2016-08-03T02:04:05.012345678 UTC'), '%H|%-H|%_H|%0H|%^H|%#H|%EH|%OH|%3H|%10H|%-10H|%_10H|%010H|%^#H|%#10H|%^10H|%:H|%::H|%:::H|%10:H|%_:H|%-_H|%0-H|%0^10H|%E5H|%5EH|%+H|% H|%::::H', '+05:30').split('[|]')
#=> {"value": ["07", "7", " 7", "07", "07", "07", "%EH", "07", "007", "0000000007", "7", "         7", "0000000007", "07", "0000000007", "0000000007", "%:H", "%::H", "%:::H", "%10:H", "%_:H", "7", "7", "0000000007", "%E5H", "%5EH", "%+H", "% H", "07"], "type": "Tuple[String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String]"}
strftime(Timestamp('2016-08-03T02:04:05.012345678 UTC'), '%I|%-I|%_I|%0I|%^I|%#I|%EI|%OI|%3I|%10I|%-10I|%_10I|%010I|%^#I|%#10I|%^10I|%:I|%::I|%:::I|%10:I|%_:I|%-_I|%0-I|%0^10I|%E5I|%5EI|%+I|% I|%::::I').split('[|]')
#=> {"value": ["02", "2", " 2", "02", "02", "02", "%EI", "02", "002", "0000000002", "2", "         2", "0000000002", "02", "0000000002", "0000000002", "%:I", "%::I", "%:::I", "%10:I", "%_:I", "2", "2", "0000000002", "%E5I", "%5EI", "%+I", "% I", "02"], "type": "Tuple[String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String]"}
strftime(Timestamp('2016-08-03T02:04:05.012345678 UTC'), '%I|%-I|%_I|%0I|%^I|%#I|%EI|%OI|%3I|%10I|%-10I|%_10I|%010I|%^#I|%#10I|%^10I|%:I|%::I|%:::I|%10:I|%_:I|%-_I|%0-I|%0^10I|%E5I|%5EI|%+I|% I|%::::I', '+05:30').split('[|]')
#=> {"value": ["07", "7", " 7", "07", "07", "07", "%EI", "07", "007", "0000000007", "7", "         7", "0000000007", "07", "0000000007", "0000000007", "%:I", "%::I", "%:::I", "%10:I", "%_:I", "7", "7", "0000000007", "%E5I", "%5EI", "%+I", "% I", "07"], "type": "Tuple[String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String]"}
strftime(Timestamp('2016-08-03T02:04:05.012345678 UTC'), '%L|%-L|%_L|%0L|%^L|%#L|%EL|%OL|%3L|%10L|%-10L|%_10L|%010L|%^#L|%#10L|%^10L|%:L|%::L|%:::L|%10:L|%_:L|%-_L|%0-L|%0^10L|%E5L|%5EL|%+L|% L|%::::L').split('[|]')
#=> {"value": ["012", "012", "012", "012", "012", "012", "%EL", "%OL", "012", "0123456780", "0123456780", "0123456780", "0123456780", "012", "0123456780", "0123456780", "%:L", "%::L", "%:::L", "%10:L", "%_:L", "012", "012", "0123456780", "%E5L", "%5EL", "%+L", "% L", "012"], "type": "Tuple[String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String]"}
strftime(Timestamp('2016-08-03T02:04:05.012345678 UTC'), '%L|%-L|%_L|%0L|%^L|%#L|%EL|%OL|%3L|%10L|%-10L|%_10L|%010L|%^#L|%#10L|%^10L|%:L|%::L|%:::L|%10:L|%_:L|%-_L|%0-L|%0^10L|%E5L|%5EL|%+L|% L|%::::L', '+05:30').split('[|]')
#=> {"value": ["012", "012", "012", "012", "012", "012", "%EL", "%OL", "012", "0123456780", "0123456780", "0123456780", "0123456780", "012", "0123456780", "0123456780", "%:L", "%::L", "%:::L", "%10:L", "%_:L", "012", "012", "0123456780", "%E5L", "%5EL", "%+L", "% L", "012"], "type": "Tuple[String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String]"}
strftime(Timestamp('2016-08-03T02:04:05.012345678 UTC'), '%M|%-M|%_M|%0M|%^M|%#M|%EM|%OM|%3M|%10M|%-10M|%_10M|%010M|%^#M|%#10M|%^10M|%:M|%::M|%:::M|%10:M|%_:M|%-_M|%0-M|%0^10M|%E5M|%5EM|%+M|% M|%::::M').split('[|]')
#=> {"value": ["04", "4", " 4", "04", "04", "04", "%EM", "04", "004", "0000000004", "4", "         4", "0000000004", "04", "0000000004", "0000000004", "%:M", "%::M", "%:::M", "%10:M", "%_:M", "4", "4", "0000000004", "%E5M", "%5EM", "%+M", "% M", "04"], "type": "Tuple[String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String]"}
strftime(Timestamp('2016-08-03T02:04:05.012345678 UTC'), '%M|%-M|%_M|%0M|%^M|%#M|%EM|%OM|%3M|%10M|%-10M|%_10M|%010M|%^#M|%#10M|%^10M|%:M|%::M|%:::M|%10:M|%_:M|%-_M|%0-M|%0^10M|%E5M|%5EM|%+M|% M|%::::M', '+05:30').split('[|]')
#=> {"value": ["34", "34", "34", "34", "34", "34", "%EM", "34", "034", "0000000034", "34", "        34", "0000000034", "34", "0000000034", "0000000034", "%:M", "%::M", "%:::M", "%10:M", "%_:M", "34", "34", "0000000034", "%E5M", "%5EM", "%+M", "% M", "34"], "type": "Tuple[String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String]"}
strftime(Timestamp('2016-08-03T02:04:05.012345678 UTC'), '%N|%-N|%_N|%0N|%^N|%#N|%EN|%ON|%3N|%10N|%-10N|%_10N|%010N|%^#N|%#10N|%^10N|%:N|%::N|%:::N|%10:N|%_:N|%-_N|%0-N|%0^10N|%E5N|%5EN|%+N|% N|%::::N').split('[|]')
#=> {"value": ["012345678", "012345678", "012345678", "012345678", "012345678", "012345678", "%EN", "%ON", "012", "0123456780", "0123456780", "0123456780", "0123456780", "012345678", "0123456780", "0123456780", "%:N", "%::N", "%:::N", "%10:N", "%_:N", "012345678", "012345678", "0123456780", "%E5N", "%5EN", "%+N", "% N", "012345678"], "type": "Tuple[String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String]"}
strftime(Timestamp('2016-08-03T02:04:05.012345678 UTC'), '%N|%-N|%_N|%0N|%^N|%#N|%EN|%ON|%3N|%10N|%-10N|%_10N|%010N|%^#N|%#10N|%^10N|%:N|%::N|%:::N|%10:N|%_:N|%-_N|%0-N|%0^10N|%E5N|%5EN|%+N|% N|%::::N', '+05:30').split('[|]')
#=> {"value": ["012345678", "012345678", "012345678", "012345678", "012345678", "012345678", "%EN", "%ON", "012", "0123456780", "0123456780", "0123456780", "0123456780", "012345678", "0123456780", "0123456780", "%:N", "%::N", "%:::N", "%10:N", "%_:N", "012345678", "012345678", "0123456780", "%E5N", "%5EN", "%+N", "% N", "012345678"], "type": "Tuple[String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String]"}
strftime(Timestamp('2016-08-03T02:04:05.012345678 UTC'), '%P|%-P|%_P|%0P|%^P|%#P|%EP|%OP|%3P|%10P|%-10P|%_10P|%010P|%^#P|%#10P|%^10P|%:P|%::P|%:::P|%10:P|%_:P|%-_P|%0-P|%0^10P|%E5P|%5EP|%+P|% P|%::::P').split('[|]')
#=> {"value": ["am", "am", "am", "am", "AM", "AM", "%EP", "%OP", " am", "        am", "am", "        am", "00000000am", "AM", "        AM", "        AM", "%:P", "%::P", "%:::P", "%10:P", "%_:P", "am", "am", "00000000AM", "%E5P", "%5EP", "%+P", "% P", "am"], "type": "Tuple[String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String]"}
strftime(Timestamp('2016-08-03T02:04:05.012345678 UTC'), '%P|%-P|%_P|%0P|%^P|%#P|%EP|%OP|%3P|%10P|%-10P|%_10P|%010P|%^#P|%#10P|%^10P|%:P|%::P|%:::P|%10:P|%_:P|%-_P|%0-P|%0^10P|%E5P|%5EP|%+P|% P|%::::P', '+05:30').split('[|]')
#=> {"value": ["am", "am", "am", "am", "AM", "AM", "%EP", "%OP", " am", "        am", "am", "        am", "00000000am", "AM", "        AM", "        AM", "%:P", "%::P", "%:::P", "%10:P", "%_:P", "am", "am", "00000000AM", "%E5P", "%5EP", "%+P", "% P", "am"], "type": "Tuple[String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String]"}
strftime(Timestamp('2016-08-03T02:04:05.012345678 UTC'), '%R|%-R|%_R|%0R|%^R|%#R|%ER|%OR|%3R|%10R|%-10R|%_10R|%010R|%^#R|%#10R|%^10R|%:R|%::R|%:::R|%10:R|%_:R|%-_R|%0-R|%0^10R|%E5R|%5ER|%+R|% R|%::::R').split('[|]')
#=> {"value": ["02:04", "02:04", "02:04", "02:04", "02:04", "02:04", "%ER", "%OR", "02:04", "     02:04", "     02:04", "     02:04", "0000002:04", "02:04", "     02:04", "     02:04", "%:R", "%::R", "%:::R", "%10:R", "%_:R", "02:04", "02:04", "0000002:04", "%E5R", "%5ER", "%+R", "% R", "02:04"], "type": "Tuple[String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String]"}
strftime(Timestamp('2016-08-03T02:04:05.012345678 UTC'), '%R|%-R|%_R|%0R|%^R|%#R|%ER|%OR|%3R|%10R|%-10R|%_10R|%010R|%^#R|%#10R|%^10R|%:R|%::R|%:::R|%10:R|%_:R|%-_R|%0-R|%0^10R|%E5R|%5ER|%+R|% R|%::::R', '+05:30').split('[|]')
#=> {"value": ["07:34", "07:34", "07:34", "07:34", "07:34", "07:34", "%ER", "%OR", "07:34", "     07:34", "     07:34", "     07:34", "0000007:34", "07:34", "     07:34", "     07:34", "%:R", "%::R", "%:::R", "%10:R", "%_:R", "07:34", "07:34", "0000007:34", "%E5R", "%5ER", "%+R", "% R", "07:34"], "type": "Tuple[String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String]"}
strftime(Timestamp('2016-08-03T02:04:05.012345678 UTC'), '%S|%-S|%_S|%0S|%^S|%#S|%ES|%OS|%3S|%10S|%-10S|%_10S|%010S|%^#S|%#10S|%^10S|%:S|%::S|%:::S|%10:S|%_:S|%-_S|%0-S|%0^10S|%E5S|%5ES|%+S|% S|%::::S').split('[|]')
#=> {"value": ["05", "5", " 5", "05", "05", "05", "%ES", "05", "005", "0000000005", "5", "         5", "0000000005", "05", "0000000005", "0000000005", "%:S", "%::S", "%:::S", "%10:S", "%_:S", "5", "5", "0000000005", "%E5S", "%5ES", "%+S", "% S", "05"], "type": "Tuple[String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String]"}
strftime(Timestamp('2016-08-03T02:04:05.012345678 UTC'), '%S|%-S|%_S|%0S|%^S|%#S|%ES|%OS|%3S|%10S|%-10S|%_10S|%010S|%^#S|%#10S|%^10S|%:S|%::S|%:::S|%10:S|%_:S|%-_S|%0-S|%0^10S|%E5S|%5ES|%+S|% S|%::::S', '+05:30').split('[|]')
#=> {"value": ["05", "5", " 5", "05", "05", "05", "%ES", "05", "005", "0000000005", "5", "         5", "0000000005", "05", "0000000005", "0000000005", "%:S", "%::S", "%:::S", "%10:S", "%_:S", "5", "5", "0000000005", "%E5S", "%5ES", "%+S", "% S", "05"], "type": "Tuple[String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String]"}
strftime(Timestamp('2016-08-03T02:04:05.012345678 UTC'), '%T|%-T|%_T|%0T|%^T|%#T|%ET|%OT|%3T|%10T|%-10T|%_10T|%010T|%^#T|%#10T|%^10T|%:T|%::T|%:::T|%10:T|%_:T|%-_T|%0-T|%0^10T|%E5T|%5ET|%+T|% T|%::::T').split('[|]')
#=> {"value": ["02:04:05", "02:04:05", "02:04:05", "02:04:05", "02:04:05", "02:04:05", "%ET", "%OT", "02:04:05", "  02:04:05", "  02:04:05", "  02:04:05", "0002:04:05", "02:04:05", "  02:04:05", "  02:04:05", "%:T", "%::T", "%:::T", "%10:T", "%_:T", "02:04:05", "02:04:05", "0002:04:05", "%E5T", "%5ET", "%+T", "% T", "02:04:05"], "type": "Tuple[String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String]"}
strftime(Timestamp('2016-08-03T02:04:05.012345678 UTC'), '%T|%-T|%_T|%0T|%^T|%#T|%ET|%OT|%3T|%10T|%-10T|%_10T|%010T|%^#T|%#10T|%^10T|%:T|%::T|%:::T|%10:T|%_:T|%-_T|%0-T|%0^10T|%E5T|%5ET|%+T|% T|%::::T', '+05:30').split('[|]')
#=> {"value": ["07:34:05", "07:34:05", "07:34:05", "07:34:05", "07:34:05", "07:34:05", "%ET", "%OT", "07:34:05", "  07:34:05", "  07:34:05", "  07:34:05", "0007:34:05", "07:34:05", "  07:34:05", "  07:34:05", "%:T", "%::T", "%:::T", "%10:T", "%_:T", "07:34:05", "07:34:05", "0007:34:05", "%E5T", "%5ET", "%+T", "% T", "07:34:05"], "type": "Tuple[String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String]"}
strftime(Timestamp('2016-08-03T02:04:05.012345678 UTC'), '%U|%-U|%_U|%0U|%^U|%#U|%EU|%OU|%3U|%10U|%-10U|%_10U|%010U|%^#U|%#10U|%^10U|%:U|%::U|%:::U|%10:U|%_:U|%-_U|%0-U|%0^10U|%E5U|%5EU|%+U|% U|%::::U').split('[|]')
#=> {"value": ["31", "31", "31", "31", "31", "31", "%EU", "31", "031", "0000000031", "31", "        31", "0000000031", "31", "0000000031", "0000000031", "%:U", "%::U", "%:::U", "%10:U", "%_:U", "31", "31", "0000000031", "%E5U", "%5EU", "%+U", "% U", "31"], "type": "Tuple[String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String]"}
strftime(Timestamp('2016-08-03T02:04:05.012345678 UTC'), '%U|%-U|%_U|%0U|%^U|%#U|%EU|%OU|%3U|%10U|%-10U|%_10U|%010U|%^#U|%#10U|%^10U|%:U|%::U|%:::U|%10:U|%_:U|%-_U|%0-U|%0^10U|%E5U|%5EU|%+U|% U|%::::U', '+05:30').split('[|]')
#=> {"value": ["31", "31", "31", "31", "31", "31", "%EU", "31", "031", "0000000031", "31", "        31", "0000000031", "31", "0000000031", "0000000031", "%:U", "%::U", "%:::U", "%10:U", "%_:U", "31", "31", "0000000031", "%E5U", "%5EU", "%+U", "% U", "31"], "type": "Tuple[String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String]"}
strftime(Timestamp('2016-08-03T02:04:05.012345678 UTC'), '%V|%-V|%_V|%0V|%^V|%#V|%EV|%OV|%3V|%10V|%-10V|%_10V|%010V|%^#V|%#10V|%^10V|%:V|%::V|%:::V|%10:V|%_:V|%-_V|%0-V|%0^10V|%E5V|%5EV|%+V|% V|%::::V').split('[|]')
#=> {"value": ["31", "31", "31", "31", "31", "31", "%EV", "31", "031", "0000000031", "31", "        31", "0000000031", "31", "0000000031", "0000000031", "%:V", "%::V", "%:::V", "%10:V", "%_:V", "31", "31", "0000000031", "%E5V", "%5EV", "%+V", "% V", "31"], "type": "Tuple[String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String]"}
strftime(Timestamp('2016-08-03T02:04:05.012345678 UTC'), '%V|%-V|%_V|%0V|%^V|%#V|%EV|%OV|%3V|%10V|%-10V|%_10V|%010V|%^#V|%#10V|%^10V|%:V|%::V|%:::V|%10:V|%_:V|%-_V|%0-V|%0^10V|%E5V|%5EV|%+V|% V|%::::V', '+05:30').split('[|]')
#=> {"value": ["31", "31", "31", "31", "31", "31", "%EV", "31", "031", "0000000031", "31", "        31", "0000000031", "31", "0000000031", "0000000031", "%:V", "%::V", "%:::V", "%10:V", "%_:V", "31", "31", "0000000031", "%E5V", "%5EV", "%+V", "% V", "31"], "type": "Tuple[String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String]"}
strftime(Timestamp('2016-08-03T02:04:05.012345678 UTC'), '%W|%-W|%_W|%0W|%^W|%#W|%EW|%OW|%3W|%10W|%-10W|%_10W|%010W|%^#W|%#10W|%^10W|%:W|%::W|%:::W|%10:W|%_:W|%-_W|%0-W|%0^10W|%E5W|%5EW|%+W|% W|%::::W').split('[|]')
#=> {"value": ["31", "31", "31", "31", "31", "31", "%EW", "31", "031", "0000000031", "31", "        31", "0000000031", "31", "0000000031", "0000000031", "%:W", "%::W", "%:::W", "%10:W", "%_:W", "31", "31", "0000000031", "%E5W", "%5EW", "%+W", "% W", "31"], "type": "Tuple[String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String]"}
strftime(Timestamp('2016-08-03T02:04:05.012345678 UTC'), '%W|%-W|%_W|%0W|%^W|%#W|%EW|%OW|%3W|%10W|%-10W|%_10W|%010W|%^#W|%#10W|%^10W|%:W|%::W|%:::W|%10:W|%_:W|%-_W|%0-W|%0^10W|%E5W|%5EW|%+W|% W|%::::W', '+05:30').split('[|]')
#=> {"value": ["31", "31", "31", "31", "31", "31", "%EW", "31", "031", "0000000031", "31", "        31", "0000000031", "31", "0000000031", "0000000031", "%:W", "%::W", "%:::W", "%10:W", "%_:W", "31", "31", "0000000031", "%E5W", "%5EW", "%+W", "% W", "31"], "type": "Tuple[String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String]"}
strftime(Timestamp('2016-08-03T02:04:05.012345678 UTC'), '%X|%-X|%_X|%0X|%^X|%#X|%EX|%OX|%3X|%10X|%-10X|%_10X|%010X|%^#X|%#10X|%^10X|%:X|%::X|%:::X|%10:X|%_:X|%-_X|%0-X|%0^10X|%E5X|%5EX|%+X|% X|%::::X').split('[|]')
#=> {"value": ["02:04:05", "02:04:05", "02:04:05", "02:04:05", "02:04:05", "02:04:05", "02:04:05", "%OX", "02:04:05", "  02:04:05", "  02:04:05", "  02:04:05", "0002:04:05", "02:04:05", "  02:04:05", "  02:04:05", "%:X", "%::X", "%:::X", "%10:X", "%_:X", "02:04:05", "02:04:05", "0002:04:05", "%E5X", "02:04:05", "%+X", "% X", "02:04:05"], "type": "Tuple[String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String]"}
strftime(Timestamp('2016-08-03T02:04:05.012345678 UTC'), '%X|%-X|%_X|%0X|%^X|%#X|%EX|%OX|%3X|%10X|%-10X|%_10X|%010X|%^#X|%#10X|%^10X|%:X|%::X|%:::X|%10:X|%_:X|%-_X|%0-X|%0^10X|%E5X|%5EX|%+X|% X|%::::X', '+05:30').split('[|]')
#=> {"value": ["07:34:05", "07:34:05", "07:34:05", "07:34:05", "07:34:05", "07:34:05", "07:34:05", "%OX", "07:34:05", "  07:34:05", "  07:34:05", "  07:34:05", "0007:34:05", "07:34:05", "  07:34:05", "  07:34:05", "%:X", "%::X", "%:::X", "%10:X", "%_:X", "07:34:05", "07:34:05", "0007:34:05", "%E5X", "07:34:05", "%+X", "% X", "07:34:05"], "type": "Tuple[String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String]"}
strftime(Timestamp('2016-08-03T02:04:05.012345678 UTC'), '%Y|%-Y|%_Y|%0Y|%^Y|%#Y|%EY|%OY|%3Y|%10Y|%-10Y|%_10Y|%010Y|%^#Y|%#10Y|%^10Y|%:Y|%::Y|%:::Y|%10:Y|%_:Y|%-_Y|%0-Y|%0^10Y|%E5Y|%5EY|%+Y|% Y|%::::Y').split('[|]')
#=> {"value": ["2016", "2016", "2016", "2016", "2016", "2016", "2016", "%OY", "2016", "0000002016", "2016", "      2016", "0000002016", "2016", "0000002016", "0000002016", "%:Y", "%::Y", "%:::Y", "%10:Y", "%_:Y", "2016", "2016", "0000002016", "%E5Y", "02016", "%+Y", "% Y", "2016"], "type": "Tuple[String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String]"}
strftime(Timestamp('2016-08-03T02:04:05.012345678 UTC'), '%Y|%-Y|%_Y|%0Y|%^Y|%#Y|%EY|%OY|%3Y|%10Y|%-10Y|%_10Y|%010Y|%^#Y|%#10Y|%^10Y|%:Y|%::Y|%:::Y|%10:Y|%_:Y|%-_Y|%0-Y|%0^10Y|%E5Y|%5EY|%+Y|% Y|%::::Y', '+05:30').split('[|]')
#=> {"value": ["2016", "2016", "2016", "2016", "2016", "2016", "2016", "%OY", "2016", "0000002016", "2016", "      2016", "0000002016", "2016", "0000002016", "0000002016", "%:Y", "%::Y", "%:::Y", "%10:Y", "%_:Y", "2016", "2016", "0000002016", "%E5Y", "02016", "%+Y", "% Y", "2016"], "type": "Tuple[String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String]"}
strftime(Timestamp('2016-08-03T02:04:05.012345678 UTC'), '%Z|%-Z|%_Z|%0Z|%^Z|%#Z|%EZ|%OZ|%3Z|%10Z|%-10Z|%_10Z|%010Z|%^#Z|%#10Z|%^10Z|%:Z|%::Z|%:::Z|%10:Z|%_:Z|%-_Z|%0-Z|%0^10Z|%E5Z|%5EZ|%+Z|% Z|%::::Z').split('[|]')
#=> {"value": ["UTC", "UTC", "UTC", "UTC", "UTC", "utc", "%EZ", "%OZ", "UTC", "       UTC", "UTC", "       UTC", "0000000UTC", "utc", "       utc", "       UTC", "%:Z", "%::Z", "%:::Z", "%10:Z", "%_:Z", "UTC", "UTC", "0000000UTC", "%E5Z", "%5EZ", "%+Z", "% Z", "UTC"], "type": "Tuple[String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String]"}
strftime(Timestamp('2016-08-03T02:04:05.012345678 UTC'), '%Z|%-Z|%_Z|%0Z|%^Z|%#Z|%EZ|%OZ|%3Z|%10Z|%-10Z|%_10Z|%010Z|%^#Z|%#10Z|%^10Z|%:Z|%::Z|%:::Z|%10:Z|%_:Z|%-_Z|%0-Z|%0^10Z|%E5Z|%5EZ|%+Z|% Z|%::::Z', '+05:30').split('[|]')
#=> {"value": ["", "", "", "", "", "", "%EZ", "%OZ", "", "", "", "", "", "", "", "", "%:Z", "%::Z", "%:::Z", "%10:Z", "%_:Z", "", "", "", "%E5Z", "%5EZ", "%+Z", "% Z"], "type": "Tuple[String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String]"}
strftime(Timestamp('2016-08-03T02:04:05.012345678 UTC'), '%a|%-a|%_a|%0a|%^a|%#a|%Ea|%Oa|%3a|%10a|%-10a|%_10a|%010a|%^#a|%#10a|%^10a|%:a|%::a|%:::a|%10:a|%_:a|%-_a|%0-a|%0^10a|%E5a|%5Ea|%+a|% a|%::::a').split('[|]')
#=> {"value": ["Wed", "Wed", "Wed", "Wed", "WED", "WED", "%Ea", "%Oa", "Wed", "       Wed", "Wed", "       Wed", "0000000Wed", "WED", "       WED", "       WED", "%:a", "%::a", "%:::a", "%10:a", "%_:a", "Wed", "Wed", "0000000WED", "%E5a", "%5Ea", "%+a", "% a", "Wed"], "type": "Tuple[String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String]"}
strftime(Timestamp('2016-08-03T02:04:05.012345678 UTC'), '%a|%-a|%_a|%0a|%^a|%#a|%Ea|%Oa|%3a|%10a|%-10a|%_10a|%010a|%^#a|%#10a|%^10a|%:a|%::a|%:::a|%10:a|%_:a|%-_a|%0-a|%0^10a|%E5a|%5Ea|%+a|% a|%::::a', '+05:30').split('[|]')
#=> {"value": ["Wed", "Wed", "Wed", "Wed", "WED", "WED", "%Ea", "%Oa", "Wed", "       Wed", "Wed", "       Wed", "0000000Wed", "WED", "       WED", "       WED", "%:a", "%::a", "%:::a", "%10:a", "%_:a", "Wed", "Wed", "0000000WED", "%E5a", "%5Ea", "%+a", "% a", "Wed"], "type": "Tuple[String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String]"}
strftime(Timestamp('2016-08-03T02:04:05.012345678 UTC'), '%b|%-b|%_b|%0b|%^b|%#b|%Eb|%Ob|%3b|%10b|%-10b|%_10b|%010b|%^#b|%#10b|%^10b|%:b|%::b|%:::b|%10:b|%_:b|%-_b|%0-b|%0^10b|%E5b|%5Eb|%+b|% b|%::::b').split('[|]')
#=> {"value": ["Aug", "Aug", "Aug", "Aug", "AUG", "AUG", "%Eb", "%Ob", "Aug", "       Aug", "Aug", "       Aug", "0000000Aug", "AUG", "       AUG", "       AUG", "%:b", "%::b", "%:::b", "%10:b", "%_:b", "Aug", "Aug", "0000000AUG", "%E5b", "%5Eb", "%+b", "% b", "Aug"], "type": "Tuple[String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String]"}
strftime(Timestamp('2016-08-03T02:04:05.012345678 UTC'), '%b|%-b|%_b|%0b|%^b|%#b|%Eb|%Ob|%3b|%10b|%-10b|%_10b|%010b|%^#b|%#10b|%^10b|%:b|%::b|%:::b|%10:b|%_:b|%-_b|%0-b|%0^10b|%E5b|%5Eb|%+b|% b|%::::b', '+05:30').split('[|]')
#=> {"value": ["Aug", "Aug", "Aug", "Aug", "AUG", "AUG", "%Eb", "%Ob", "Aug", "       Aug", "Aug", "       Aug", "0000000Aug", "AUG", "       AUG", "       AUG", "%:b", "%::b", "%:::b", "%10:b", "%_:b", "Aug", "Aug", "0000000AUG", "%E5b", "%5Eb", "%+b", "% b", "Aug"], "type": "Tuple[String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String]"}
strftime(Timestamp('2016-08-03T02:04:05.012345678 UTC'), '%c|%-c|%_c|%0c|%^c|%#c|%Ec|%Oc|%3c|%10c|%-10c|%_10c|%010c|%^#c|%#10c|%^10c|%:c|%::c|%:::c|%10:c|%_:c|%-_c|%0-c|%0^10c|%E5c|%5Ec|%+c|% c|%::::c').split('[|]')
#=> {"value": ["Wed Aug  3 02:04:05 2016", "Wed Aug  3 02:04:05 2016", "Wed Aug  3 02:04:05 2016", "Wed Aug  3 02:04:05 2016", "WED AUG  3 02:04:05 2016", "Wed Aug  3 02:04:05 2016", "Wed Aug  3 02:04:05 2016", "%Oc", "Wed Aug  3 02:04:05 2016", "Wed Aug  3 02:04:05 2016", "Wed Aug  3 02:04:05 2016", "Wed Aug  3 02:04:05 2016", "Wed Aug  3 02:04:05 2016", "WED AUG  3 02:04:05 2016", "Wed Aug  3 02:04:05 2016", "WED AUG  3 02:04:05 2016", "%:c", "%::c", "%:::c", "%10:c", "%_:c", "Wed Aug  3 02:04:05 2016", "Wed Aug  3 02:04:05 2016", "WED AUG  3 02:04:05 2016", "%E5c", "Wed Aug  3 02:04:05 2016", "%+c", "% c", "Wed Aug  3 02:04:05 2016"], "type": "Tuple[String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String]"}
strftime(Timestamp('2016-08-03T02:04:05.012345678 UTC'), '%c|%-c|%_c|%0c|%^c|%#c|%Ec|%Oc|%3c|%10c|%-10c|%_10c|%010c|%^#c|%#10c|%^10c|%:c|%::c|%:::c|%10:c|%_:c|%-_c|%0-c|%0^10c|%E5c|%5Ec|%+c|% c|%::::c', '+05:30').split('[|]')
#=> {"value": ["Wed Aug  3 07:34:05 2016", "Wed Aug  3 07:34:05 2016", "Wed Aug  3 07:34:05 2016", "Wed Aug  3 07:34:05 2016", "WED AUG  3 07:34:05 2016", "Wed Aug  3 07:34:05 2016", "Wed Aug  3 07:34:05 2016", "%Oc", "Wed Aug  3 07:34:05 2016", "Wed Aug  3 07:34:05 2016", "Wed Aug  3 07:34:05 2016", "Wed Aug  3 07:34:05 2016", "Wed Aug  3 07:34:05 2016", "WED AUG  3 07:34:05 2016", "Wed Aug  3 07:34:05 2016", "WED AUG  3 07:34:05 2016", "%:c", "%::c", "%:::c", "%10:c", "%_:c", "Wed Aug  3 07:34:05 2016", "Wed Aug  3 07:34:05 2016", "WED AUG  3 07:34:05 2016", "%E5c", "Wed Aug  3 07:34:05 2016", "%+c", "% c", "Wed Aug  3 07:34:05 2016"], "type": "Tuple[String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String]"}
strftime(Timestamp('2016-08-03T02:04:05.012345678 UTC'), '%d|%-d|%_d|%0d|%^d|%#d|%Ed|%Od|%3d|%10d|%-10d|%_10d|%010d|%^#d|%#10d|%^10d|%:d|%::d|%:::d|%10:d|%_:d|%-_d|%0-d|%0^10d|%E5d|%5Ed|%+d|% d|%::::d').split('[|]')
#=> {"value": ["03", "3", " 3", "03", "03", "03", "%Ed", "03", "003", "0000000003", "3", "         3", "0000000003", "03", "0000000003", "0000000003", "%:d", "%::d", "%:::d", "%10:d", "%_:d", "3", "3", "0000000003", "%E5d", "%5Ed", "%+d", "% d", "03"], "type": "Tuple[String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String]"}
strftime(Timestamp('2016-08-03T02:04:05.012345678 UTC'), '%d|%-d|%_d|%0d|%^d|%#d|%Ed|%Od|%3d|%10d|%-10d|%_10d|%010d|%^#d|%#10d|%^10d|%:d|%::d|%:::d|%10:d|%_:d|%-_d|%0-d|%0^10d|%E5d|%5Ed|%+d|% d|%::::d', '+05:30').split('[|]')
#=> {"value": ["03", "3", " 3", "03", "03", "03", "%Ed", "03", "003", "0000000003", "3", "         3", "0000000003", "03", "0000000003", "0000000003", "%:d", "%::d", "%:::d", "%10:d", "%_:d", "3", "3", "0000000003", "%E5d", "%5Ed", "%+d", "% d", "03"], "type": "Tuple[String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String]"}
strftime(Timestamp('2016-08-03T02:04:05.012345678 UTC'), '%e|%-e|%_e|%0e|%^e|%#e|%Ee|%Oe|%3e|%10e|%-10e|%_10e|%010e|%^#e|%#10e|%^10e|%:e|%::e|%:::e|%10:e|%_:e|%-_e|%0-e|%0^10e|%E5e|%5Ee|%+e|% e|%::::e').split('[|]')
#=> {"value": [" 3", "3", " 3", "03", " 3", " 3", "%Ee", " 3", "  3", "         3", "3", "         3", "0000000003", " 3", "         3", "         3", "%:e", "%::e", "%:::e", "%10:e", "%_:e", "3", "3", "0000000003", "%E5e", "%5Ee", "%+e", "% e", " 3"], "type": "Tuple[String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String]"}
strftime(Timestamp('2016-08-03T02:04:05.012345678 UTC'), '%e|%-e|%_e|%0e|%^e|%#e|%Ee|%Oe|%3e|%10e|%-10e|%_10e|%010e|%^#e|%#10e|%^10e|%:e|%::e|%:::e|%10:e|%_:e|%-_e|%0-e|%0^10e|%E5e|%5Ee|%+e|% e|%::::e', '+05:30').split('[|]')
#=> {"value": [" 3", "3", " 3", "03", " 3", " 3", "%Ee", " 3", "  3", "         3", "3", "         3", "0000000003", " 3", "         3", "         3", "%:e", "%::e", "%:::e", "%10:e", "%_:e", "3", "3", "0000000003", "%E5e", "%5Ee", "%+e", "% e", " 3"], "type": "Tuple[String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String]"}
strftime(Timestamp('2016-08-03T02:04:05.012345678 UTC'), '%g|%-g|%_g|%0g|%^g|%#g|%Eg|%Og|%3g|%10g|%-10g|%_10g|%010g|%^#g|%#10g|%^10g|%:g|%::g|%:::g|%10:g|%_:g|%-_g|%0-g|%0^10g|%E5g|%5Eg|%+g|% g|%::::g').split('[|]')
#=> {"value": ["16", "16", "16", "16", "16", "16", "%Eg", "%Og", "016", "0000000016", "16", "        16", "0000000016", "16", "0000000016", "0000000016", "%:g", "%::g", "%:::g", "%10:g", "%_:g", "16", "16", "0000000016", "%E5g", "%5Eg", "%+g", "% g", "16"], "type": "Tuple[String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String]"}
strftime(Timestamp('2016-08-03T02:04:05.012345678 UTC'), '%g|%-g|%_g|%0g|%^g|%#g|%Eg|%Og|%3g|%10g|%-10g|%_10g|%010g|%^#g|%#10g|%^10g|%:g|%::g|%:::g|%10:g|%_:g|%-_g|%0-g|%0^10g|%E5g|%5Eg|%+g|% g|%::::g', '+05:30').split('[|]')
#=> {"value": ["16", "16", "16", "16", "16", "16", "%Eg", "%Og", "016", "0000000016", "16", "        16", "0000000016", "16", "0000000016", "0000000016", "%:g", "%::g", "%:::g", "%10:g", "%_:g", "16", "16", "0000000016", "%E5g", "%5Eg", "%+g", "% g", "16"], "type": "Tuple[String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String]"}
strftime(Timestamp('2016-08-03T02:04:05.012345678 UTC'), '%h|%-h|%_h|%0h|%^h|%#h|%Eh|%Oh|%3h|%10h|%-10h|%_10h|%010h|%^#h|%#10h|%^10h|%:h|%::h|%:::h|%10:h|%_:h|%-_h|%0-h|%0^10h|%E5h|%5Eh|%+h|% h|%::::h').split('[|]')
#=> {"value": ["Aug", "Aug", "Aug", "Aug", "AUG", "AUG", "%Eh", "%Oh", "Aug", "       Aug", "Aug", "       Aug", "0000000Aug", "AUG", "       AUG", "       AUG", "%:h", "%::h", "%:::h", "%10:h", "%_:h", "Aug", "Aug", "0000000AUG", "%E5h", "%5Eh", "%+h", "% h", "Aug"], "type": "Tuple[String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String]"}
strftime(Timestamp('2016-08-03T02:04:05.012345678 UTC'), '%h|%-h|%_h|%0h|%^h|%#h|%Eh|%Oh|%3h|%10h|%-10h|%_10h|%010h|%^#h|%#10h|%^10h|%:h|%::h|%:::h|%10:h|%_:h|%-_h|%0-h|%0^10h|%E5h|%5Eh|%+h|% h|%::::h', '+05:30').split('[|]')
#=> {"value": ["Aug", "Aug", "Aug", "Aug", "AUG", "AUG", "%Eh", "%Oh", "Aug", "       Aug", "Aug", "       Aug", "0000000Aug", "AUG", "       AUG", "       AUG", "%:h", "%::h", "%:::h", "%10:h", "%_:h", "Aug", "Aug", "0000000AUG", "%E5h", "%5Eh", "%+h", "% h", "Aug"], "type": "Tuple[String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String]"}
strftime(Timestamp('2016-08-03T02:04:05.012345678 UTC'), '%i|%-i|%_i|%0i|%^i|%#i|%Ei|%Oi|%3i|%10i|%-10i|%_10i|%010i|%^#i|%#10i|%^10i|%:i|%::i|%:::i|%10:i|%_:i|%-_i|%0-i|%0^10i|%E5i|%5Ei|%+i|% i|%::::i').split('[|]')
#=> {"value": ["%i", "%-i", "%_i", "%0i", "%^i", "%#i", "%Ei", "%Oi", "%3i", "%10i", "%-10i", "%_10i", "%010i", "%^#i", "%#10i", "%^10i", "%:i", "%::i", "%:::i", "%10:i", "%_:i", "%-_i", "%0-i", "%0^10i", "%E5i", "%5Ei", "%+i", "% i", "%::::i"], "type": "Tuple[String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String]"}
strftime(Timestamp('2016-08-03T02:04:05.012345678 UTC'), '%i|%-i|%_i|%0i|%^i|%#i|%Ei|%Oi|%3i|%10i|%-10i|%_10i|%010i|%^#i|%#10i|%^10i|%:i|%::i|%:::i|%10:i|%_:i|%-_i|%0-i|%0^10i|%E5i|%5Ei|%+i|% i|%::::i', '+05:30').split('[|]')
#=> {"value": ["%i", "%-i", "%_i", "%0i", "%^i", "%#i", "%Ei", "%Oi", "%3i", "%10i", "%-10i", "%_10i", "%010i", "%^#i", "%#10i", "%^10i", "%:i", "%::i", "%:::i", "%10:i", "%_:i", "%-_i", "%0-i", "%0^10i", "%E5i", "%5Ei", "%+i", "% i", "%::::i"], "type": "Tuple[String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String]"}
strftime(Timestamp('2016-08-03T02:04:05.012345678 UTC'), '%j|%-j|%_j|%0j|%^j|%#j|%Ej|%Oj|%3j|%10j|%-10j|%_10j|%010j|%^#j|%#10j|%^10j|%:j|%::j|%:::j|%10:j|%_:j|%-_j|%0-j|%0^10j|%E5j|%5Ej|%+j|% j|%::::j').split('[|]')
#=> {"value": ["216", "216", "216", "216", "216", "216", "%Ej", "%Oj", "216", "0000000216", "216", "       216", "0000000216", "216", "0000000216", "0000000216", "%:j", "%::j", "%:::j", "%10:j", "%_:j", "216", "216", "0000000216", "%E5j", "%5Ej", "%+j", "% j", "216"], "type": "Tuple[String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String]"}
strftime(Timestamp('2016-08-03T02:04:05.012345678 UTC'), '%j|%-j|%_j|%0j|%^j|%#j|%Ej|%Oj|%3j|%10j|%-10j|%_10j|%010j|%^#j|%#10j|%^10j|%:j|%::j|%:::j|%10:j|%_:j|%-_j|%0-j|%0^10j|%E5j|%5Ej|%+j|% j|%::::j', '+05:30').split('[|]')
#=> {"value": ["216", "216", "216", "216", "216", "216", "%Ej", "%Oj", "216", "0000000216", "216", "       216", "0000000216", "216", "0000000216", "0000000216", "%:j", "%::j", "%:::j", "%10:j", "%_:j", "216", "216", "0000000216", "%E5j", "%5Ej", "%+j", "% j", "216"], "type": "Tuple[String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String]"}
strftime(Timestamp('2016-08-03T02:04:05.012345678 UTC'), '%k|%-k|%_k|%0k|%^k|%#k|%Ek|%Ok|%3k|%10k|%-10k|%_10k|%010k|%^#k|%#10k|%^10k|%:k|%::k|%:::k|%10:k|%_:k|%-_k|%0-k|%0^10k|%E5k|%5Ek|%+k|% k|%::::k').split('[|]')
#=> {"value": [" 2", "2", " 2", "02", " 2", " 2", "%Ek", " 2", "  2", "         2", "2", "         2", "0000000002", " 2", "         2", "         2", "%:k", "%::k", "%:::k", "%10:k", "%_:k", "2", "2", "0000000002", "%E5k", "%5Ek", "%+k", "% k", " 2"], "type": "Tuple[String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String]"}
strftime(Timestamp('2016-08-03T02:04:05.012345678 UTC'), '%k|%-k|%_k|%0k|%^k|%#k|%Ek|%Ok|%3k|%10k|%-10k|%_10k|%010k|%^#k|%#10k|%^10k|%:k|%::k|%:::k|%10:k|%_:k|%-_k|%0-k|%0^10k|%E5k|%5Ek|%+k|% k|%::::k', '+05:30').split('[|]')
#=> {"value": [" 7", "7", " 7", "07", " 7", " 7", "%Ek", " 7", "  7", "         7", "7", "         7", "0000000007", " 7", "         7", "         7", "%:k", "%::k", "%:::k", "%10:k", "%_:k", "7", "7", "0000000007", "%E5k", "%5Ek", "%+k", "% k", " 7"], "type": "Tuple[String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String]"}
strftime(Timestamp('2016-08-03T02:04:05.012345678 UTC'), '%l|%-l|%_l|%0l|%^l|%#l|%El|%Ol|%3l|%10l|%-10l|%_10l|%010l|%^#l|%#10l|%^10l|%:l|%::l|%:::l|%10:l|%_:l|%-_l|%0-l|%0^10l|%E5l|%5El|%+l|% l|%::::l').split('[|]')
#=> {"value": [" 2", "2", " 2", "02", " 2", " 2", "%El", " 2", "  2", "         2", "2", "         2", "0000000002", " 2", "         2", "         2", "%:l", "%::l", "%:::l", "%10:l", "%_:l", "2", "2", "0000000002", "%E5l", "%5El", "%+l", "% l", " 2"], "type": "Tuple[String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String]"}
strftime(Timestamp('2016-08-03T02:04:05.012345678 UTC'), '%l|%-l|%_l|%0l|%^l|%#l|%El|%Ol|%3l|%10l|%-10l|%_10l|%010l|%^#l|%#10l|%^10l|%:l|%::l|%:::l|%10:l|%_:l|%-_l|%0-l|%0^10l|%E5l|%5El|%+l|% l|%::::l', '+05:30').split('[|]')
#=> {"value": [" 7", "7", " 7", "07", " 7", " 7", "%El", " 7", "  7", "         7", "7", "         7", "0000000007", " 7", "         7", "         7", "%:l", "%::l", "%:::l", "%10:l", "%_:l", "7", "7", "0000000007", "%E5l", "%5El", "%+l", "% l", " 7"], "type": "Tuple[String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String]"}
strftime(Timestamp('2016-08-03T02:04:05.012345678 UTC'), '%m|%-m|%_m|%0m|%^m|%#m|%Em|%Om|%3m|%10m|%-10m|%_10m|%010m|%^#m|%#10m|%^10m|%:m|%::m|%:::m|%10:m|%_:m|%-_m|%0-m|%0^10m|%E5m|%5Em|%+m|% m|%::::m').split('[|]')
#=> {"value": ["08", "8", " 8", "08", "08", "08", "%Em", "08", "008", "0000000008", "8", "         8", "0000000008", "08", "0000000008", "0000000008", "%:m", "%::m", "%:::m", "%10:m", "%_:m", "8", "8", "0000000008", "%E5m", "%5Em", "%+m", "% m", "08"], "type": "Tuple[String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String]"}
strftime(Timestamp('2016-08-03T02:04:05.012345678 UTC'), '%m|%-m|%_m|%0m|%^m|%#m|%Em|%Om|%3m|%10m|%-10m|%_10m|%010m|%^#m|%#10m|%^10m|%:m|%::m|%:::m|%10:m|%_:m|%-_m|%0-m|%0^10m|%E5m|%5Em|%+m|% m|%::::m', '+05:30').split('[|]')
#=> {"value": ["08", "8", " 8", "08", "08", "08", "%Em", "08", "008", "0000000008", "8", "         8", "0000000008", "08", "0000000008", "0000000008", "%:m", "%::m", "%:::m", "%10:m", "%_:m", "8", "8", "0000000008", "%E5m", "%5Em", "%+m", "% m", "08"], "type": "Tuple[String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String]"}
strftime(Timestamp('2016-08-03T02:04:05.012345678 UTC'), '%n|%-n|%_n|%0n|%^n|%#n|%En|%On|%3n|%10n|%-10n|%_10n|%010n|%^#n|%#10n|%^10n|%:n|%::n|%:::n|%10:n|%_:n|%-_n|%0-n|%0^10n|%E5n|%5En|%+n|% n|%::::n').split('[|]')
#=> {"value": ["\n", "\n", "\n", "\n", "\n", "\n", "%En", "%On", "  \n", "         \n", "\n", "         \n", "000000000\n", "\n", "         \n", "         \n", "%:n", "%::n", "%:::n", "%10:n", "%_:n", "\n", "\n", "000000000\n", "%E5n", "%5En", "%+n", "% n", "\n"], "type": "Tuple[String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String]"}
strftime(Timestamp('2016-08-03T02:04:05.012345678 UTC'), '%n|%-n|%_n|%0n|%^n|%#n|%En|%On|%3n|%10n|%-10n|%_10n|%010n|%^#n|%#10n|%^10n|%:n|%::n|%:::n|%10:n|%_:n|%-_n|%0-n|%0^10n|%E5n|%5En|%+n|% n|%::::n', '+05:30').split('[|]')
#=> {"value": ["\n", "\n", "\n", "\n", "\n", "\n", "%En", "%On", "  \n", "         \n", "\n", "         \n", "000000000\n", "\n", "         \n", "         \n", "%:n", "%::n", "%:::n", "%10:n", "%_:n", "\n", "\n", "000000000\n", "%E5n", "%5En", "%+n", "% n", "\n"], "type": "Tuple[String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String]"}
strftime(Timestamp('2016-08-03T02:04:05.012345678 UTC'), '%p|%-p|%_p|%0p|%^p|%#p|%Ep|%Op|%3p|%10p|%-10p|%_10p|%010p|%^#p|%#10p|%^10p|%:p|%::p|%:::p|%10:p|%_:p|%-_p|%0-p|%0^10p|%E5p|%5Ep|%+p|% p|%::::p').split('[|]')
#=> {"value": ["AM", "AM", "AM", "AM", "AM", "am", "%Ep", "%Op", " AM", "        AM", "AM", "        AM", "00000000AM", "am", "        am", "        AM", "%:p", "%::p", "%:::p", "%10:p", "%_:p", "AM", "AM", "00000000AM", "%E5p", "%5Ep", "%+p", "% p", "AM"], "type": "Tuple[String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String]"}
strftime(Timestamp('2016-08-03T02:04:05.012345678 UTC'), '%p|%-p|%_p|%0p|%^p|%#p|%Ep|%Op|%3p|%10p|%-10p|%_10p|%010p|%^#p|%#10p|%^10p|%:p|%::p|%:::p|%10:p|%_:p|%-_p|%0-p|%0^10p|%E5p|%5Ep|%+p|% p|%::::p', '+05:30').split('[|]')
#=> {"value": ["AM", "AM", "AM", "AM", "AM", "am", "%Ep", "%Op", " AM", "        AM", "AM", "        AM", "00000000AM", "am", "        am", "        AM", "%:p", "%::p", "%:::p", "%10:p", "%_:p", "AM", "AM", "00000000AM", "%E5p", "%5Ep", "%+p", "% p", "AM"], "type": "Tuple[String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String]"}
strftime(Timestamp('2016-08-03T02:04:05.012345678 UTC'), '%q|%-q|%_q|%0q|%^q|%#q|%Eq|%Oq|%3q|%10q|%-10q|%_10q|%010q|%^#q|%#10q|%^10q|%:q|%::q|%:::q|%10:q|%_:q|%-_q|%0-q|%0^10q|%E5q|%5Eq|%+q|% q|%::::q').split('[|]')
#=> {"value": ["%q", "%-q", "%_q", "%0q", "%^q", "%#q", "%Eq", "%Oq", "%3q", "%10q", "%-10q", "%_10q", "%010q", "%^#q", "%#10q", "%^10q", "%:q", "%::q", "%:::q", "%10:q", "%_:q", "%-_q", "%0-q", "%0^10q", "%E5q", "%5Eq", "%+q", "% q", "%::::q"], "type": "Tuple[String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String]"}
strftime(Timestamp('2016-08-03T02:04:05.012345678 UTC'), '%q|%-q|%_q|%0q|%^q|%#q|%Eq|%Oq|%3q|%10q|%-10q|%_10q|%010q|%^#q|%#10q|%^10q|%:q|%::q|%:::q|%10:q|%_:q|%-_q|%0-q|%0^10q|%E5q|%5Eq|%+q|% q|%::::q', '+05:30').split('[|]')
#=> {"value": ["%q", "%-q", "%_q", "%0q", "%^q", "%#q", "%Eq", "%Oq", "%3q", "%10q", "%-10q", "%_10q", "%010q", "%^#q", "%#10q", "%^10q", "%:q", "%::q", "%:::q", "%10:q", "%_:q", "%-_q", "%0-q", "%0^10q", "%E5q", "%5Eq", "%+q", "% q", "%::::q"], "type": "Tuple[String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String]"}
strftime(Timestamp('2016-08-03T02:04:05.012345678 UTC'), '%r|%-r|%_r|%0r|%^r|%#r|%Er|%Or|%3r|%10r|%-10r|%_10r|%010r|%^#r|%#10r|%^10r|%:r|%::r|%:::r|%10:r|%_:r|%-_r|%0-r|%0^10r|%E5r|%5Er|%+r|% r|%::::r').split('[|]')
#=> {"value": ["02:04:05 AM", "02:04:05 AM", "02:04:05 AM", "02:04:05 AM", "02:04:05 AM", "02:04:05 AM", "%Er", "%Or", "02:04:05 AM", "02:04:05 AM", "02:04:05 AM", "02:04:05 AM", "02:04:05 AM", "02:04:05 AM", "02:04:05 AM", "02:04:05 AM", "%:r", "%::r", "%:::r", "%10:r", "%_:r", "02:04:05 AM", "02:04:05 AM", "02:04:05 AM", "%E5r", "%5Er", "%+r", "% r", "02:04:05 AM"], "type": "Tuple[String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String]"}
strftime(Timestamp('2016-08-03T02:04:05.012345678 UTC'), '%r|%-r|%_r|%0r|%^r|%#r|%Er|%Or|%3r|%10r|%-10r|%_10r|%010r|%^#r|%#10r|%^10r|%:r|%::r|%:::r|%10:r|%_:r|%-_r|%0-r|%0^10r|%E5r|%5Er|%+r|% r|%::::r', '+05:30').split('[|]')
#=> {"value": ["07:34:05 AM", "07:34:05 AM", "07:34:05 AM", "07:34:05 AM", "07:34:05 AM", "07:34:05 AM", "%Er", "%Or", "07:34:05 AM", "07:34:05 AM", "07:34:05 AM", "07:34:05 AM", "07:34:05 AM", "07:34:05 AM", "07:34:05 AM", "07:34:05 AM", "%:r", "%::r", "%:::r", "%10:r", "%_:r", "07:34:05 AM", "07:34:05 AM", "07:34:05 AM", "%E5r", "%5Er", "%+r", "% r", "07:34:05 AM"], "type": "Tuple[String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String]"}
strftime(Timestamp('2016-08-03T02:04:05.012345678 UTC'), '%s|%-s|%_s|%0s|%^s|%#s|%Es|%Os|%3s|%10s|%-10s|%_10s|%010s|%^#s|%#10s|%^10s|%:s|%::s|%:::s|%10:s|%_:s|%-_s|%0-s|%0^10s|%E5s|%5Es|%+s|% s|%::::s').split('[|]')
#=> {"value": ["1470189845", "1470189845", "1470189845", "1470189845", "1470189845", "1470189845", "%Es", "%Os", "1470189845", "1470189845", "1470189845", "1470189845", "1470189845", "1470189845", "1470189845", "1470189845", "%:s", "%::s", "%:::s", "%10:s", "%_:s", "1470189845", "1470189845", "1470189845", "%E5s", "%5Es", "%+s", "% s", "1470189845"], "type": "Tuple[String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String]"}
strftime(Timestamp('2016-08-03T02:04:05.012345678 UTC'), '%s|%-s|%_s|%0s|%^s|%#s|%Es|%Os|%3s|%10s|%-10s|%_10s|%010s|%^#s|%#10s|%^10s|%:s|%::s|%:::s|%10:s|%_:s|%-_s|%0-s|%0^10s|%E5s|%5Es|%+s|% s|%::::s', '+05:30').split('[|]')
#=> {"value": ["1470189845", "1470189845", "1470189845", "1470189845", "1470189845", "1470189845", "%Es", "%Os", "1470189845", "1470189845", "1470189845", "1470189845", "1470189845", "1470189845", "1470189845", "1470189845", "%:s", "%::s", "%:::s", "%10:s", "%_:s", "1470189845", "1470189845", "1470189845", "%E5s", "%5Es", "%+s", "% s", "1470189845"], "type": "Tuple[String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String]"}
strftime(Timestamp('2016-08-03T02:04:05.012345678 UTC'), '%t|%-t|%_t|%0t|%^t|%#t|%Et|%Ot|%3t|%10t|%-10t|%_10t|%010t|%^#t|%#10t|%^10t|%:t|%::t|%:::t|%10:t|%_:t|%-_t|%0-t|%0^10t|%E5t|%5Et|%+t|% t|%::::t').split('[|]')
#=> {"value": ["\t", "\t", "\t", "\t", "\t", "\t", "%Et", "%Ot", "  \t", "         \t", "\t", "         \t", "000000000\t", "\t", "         \t", "         \t", "%:t", "%::t", "%:::t", "%10:t", "%_:t", "\t", "\t", "000000000\t", "%E5t", "%5Et", "%+t", "% t", "\t"], "type": "Tuple[String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String]"}
strftime(Timestamp('2016-08-03T02:04:05.012345678 UTC'), '%t|%-t|%_t|%0t|%^t|%#t|%Et|%Ot|%3t|%10t|%-10t|%_10t|%010t|%^#t|%#10t|%^10t|%:t|%::t|%:::t|%10:t|%_:t|%-_t|%0-t|%0^10t|%E5t|%5Et|%+t|% t|%::::t', '+05:30').split('[|]')
#=> {"value": ["\t", "\t", "\t", "\t", "\t", "\t", "%Et", "%Ot", "  \t", "         \t", "\t", "         \t", "000000000\t", "\t", "         \t", "         \t", "%:t", "%::t", "%:::t", "%10:t", "%_:t", "\t", "\t", "000000000\t", "%E5t", "%5Et", "%+t", "% t", "\t"], "type": "Tuple[String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String]"}
strftime(Timestamp('2016-08-03T02:04:05.012345678 UTC'), '%u|%-u|%_u|%0u|%^u|%#u|%Eu|%Ou|%3u|%10u|%-10u|%_10u|%010u|%^#u|%#10u|%^10u|%:u|%::u|%:::u|%10:u|%_:u|%-_u|%0-u|%0^10u|%E5u|%5Eu|%+u|% u|%::::u').split('[|]')
#=> {"value": ["3", "3", "3", "3", "3", "3", "%Eu", "3", "003", "0000000003", "3", "         3", "0000000003", "3", "0000000003", "0000000003", "%:u", "%::u", "%:::u", "%10:u", "%_:u", "3", "3", "0000000003", "%E5u", "%5Eu", "%+u", "% u", "3"], "type": "Tuple[String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String]"}
strftime(Timestamp('2016-08-03T02:04:05.012345678 UTC'), '%u|%-u|%_u|%0u|%^u|%#u|%Eu|%Ou|%3u|%10u|%-10u|%_10u|%010u|%^#u|%#10u|%^10u|%:u|%::u|%:::u|%10:u|%_:u|%-_u|%0-u|%0^10u|%E5u|%5Eu|%+u|% u|%::::u', '+05:30').split('[|]')
#=> {"value": ["3", "3", "3", "3", "3", "3", "%Eu", "3", "003", "0000000003", "3", "         3", "0000000003", "3", "0000000003", "0000000003", "%:u", "%::u", "%:::u", "%10:u", "%_:u", "3", "3", "0000000003", "%E5u", "%5Eu", "%+u", "% u", "3"], "type": "Tuple[String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String]"}
strftime(Timestamp('2016-08-03T02:04:05.012345678 UTC'), '%v|%-v|%_v|%0v|%^v|%#v|%Ev|%Ov|%3v|%10v|%-10v|%_10v|%010v|%^#v|%#10v|%^10v|%:v|%::v|%:::v|%10:v|%_:v|%-_v|%0-v|%0^10v|%E5v|%5Ev|%+v|% v|%::::v').split('[|]')
#=> {"value": [" 3-AUG-2016", " 3-AUG-2016", " 3-AUG-2016", " 3-AUG-2016", " 3-AUG-2016", " 3-AUG-2016", "%Ev", "%Ov", " 3-AUG-2016", " 3-AUG-2016", " 3-AUG-2016", " 3-AUG-2016", " 3-AUG-2016", " 3-AUG-2016", " 3-AUG-2016", " 3-AUG-2016", "%:v", "%::v", "%:::v", "%10:v", "%_:v", " 3-AUG-2016", " 3-AUG-2016", " 3-AUG-2016", "%E5v", "%5Ev", "%+v", "% v", " 3-AUG-2016"], "type": "Tuple[String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String]"}
strftime(Timestamp('2016-08-03T02:04:05.012345678 UTC'), '%v|%-v|%_v|%0v|%^v|%#v|%Ev|%Ov|%3v|%10v|%-10v|%_10v|%010v|%^#v|%#10v|%^10v|%:v|%::v|%:::v|%10:v|%_:v|%-_v|%0-v|%0^10v|%E5v|%5Ev|%+v|% v|%::::v', '+05:30').split('[|]')
#=> {"value": [" 3-AUG-2016", " 3-AUG-2016", " 3-AUG-2016", " 3-AUG-2016", " 3-AUG-2016", " 3-AUG-2016", "%Ev", "%Ov", " 3-AUG-2016", " 3-AUG-2016", " 3-AUG-2016", " 3-AUG-2016", " 3-AUG-2016", " 3-AUG-2016", " 3-AUG-2016", " 3-AUG-2016", "%:v", "%::v", "%:::v", "%10:v", "%_:v", " 3-AUG-2016", " 3-AUG-2016", " 3-AUG-2016", "%E5v", "%5Ev", "%+v", "% v", " 3-AUG-2016"], "type": "Tuple[String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String]"}
strftime(Timestamp('2016-08-03T02:04:05.012345678 UTC'), '%w|%-w|%_w|%0w|%^w|%#w|%Ew|%Ow|%3w|%10w|%-10w|%_10w|%010w|%^#w|%#10w|%^10w|%:w|%::w|%:::w|%10:w|%_:w|%-_w|%0-w|%0^10w|%E5w|%5Ew|%+w|% w|%::::w').split('[|]')
#=> {"value": ["3", "3", "3", "3", "3", "3", "%Ew", "3", "003", "0000000003", "3", "         3", "0000000003", "3", "0000000003", "0000000003", "%:w", "%::w", "%:::w", "%10:w", "%_:w", "3", "3", "0000000003", "%E5w", "%5Ew", "%+w", "% w", "3"], "type": "Tuple[String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String]"}
strftime(Timestamp('2016-08-03T02:04:05.012345678 UTC'), '%w|%-w|%_w|%0w|%^w|%#w|%Ew|%Ow|%3w|%10w|%-10w|%_10w|%010w|%^#w|%#10w|%^10w|%:w|%::w|%:::w|%10:w|%_:w|%-_w|%0-w|%0^10w|%E5w|%5Ew|%+w|% w|%::::w', '+05:30').split('[|]')
#=> {"value": ["3", "3", "3", "3", "3", "3", "%Ew", "3", "003", "0000000003", "3", "         3", "0000000003", "3", "0000000003", "0000000003", "%:w", "%::w", "%:::w", "%10:w", "%_:w", "3", "3", "0000000003", "%E5w", "%5Ew", "%+w", "% w", "3"], "type": "Tuple[String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String]"}
strftime(Timestamp('2016-08-03T02:04:05.012345678 UTC'), '%x|%-x|%_x|%0x|%^x|%#x|%Ex|%Ox|%3x|%10x|%-10x|%_10x|%010x|%^#x|%#10x|%^10x|%:x|%::x|%:::x|%10:x|%_:x|%-_x|%0-x|%0^10x|%E5x|%5Ex|%+x|% x|%::::x').split('[|]')
#=> {"value": ["08/03/16", "08/03/16", "08/03/16", "08/03/16", "08/03/16", "08/03/16", "08/03/16", "%Ox", "08/03/16", "  08/03/16", "  08/03/16", "  08/03/16", "0008/03/16", "08/03/16", "  08/03/16", "  08/03/16", "%:x", "%::x", "%:::x", "%10:x", "%_:x", "08/03/16", "08/03/16", "0008/03/16", "%E5x", "08/03/16", "%+x", "% x", "08/03/16"], "type": "Tuple[String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String]"}
strftime(Timestamp('2016-08-03T02:04:05.012345678 UTC'), '%x|%-x|%_x|%0x|%^x|%#x|%Ex|%Ox|%3x|%10x|%-10x|%_10x|%010x|%^#x|%#10x|%^10x|%:x|%::x|%:::x|%10:x|%_:x|%-_x|%0-x|%0^10x|%E5x|%5Ex|%+x|% x|%::::x', '+05:30').split('[|]')
#=> {"value": ["08/03/16", "08/03/16", "08/03/16", "08/03/16", "08/03/16", "08/03/16", "08/03/16", "%Ox", "08/03/16", "  08/03/16", "  08/03/16", "  08/03/16", "0008/03/16", "08/03/16", "  08/03/16", "  08/03/16", "%:x", "%::x", "%:::x", "%10:x", "%_:x", "08/03/16", "08/03/16", "0008/03/16", "%E5x", "08/03/16", "%+x", "% x", "08/03/16"], "type": "Tuple[String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String]"}
strftime(Timestamp('2016-08-03T02:04:05.012345678 UTC'), '%y|%-y|%_y|%0y|%^y|%#y|%Ey|%Oy|%3y|%10y|%-10y|%_10y|%010y|%^#y|%#10y|%^10y|%:y|%::y|%:::y|%10:y|%_:y|%-_y|%0-y|%0^10y|%E5y|%5Ey|%+y|% y|%::::y').split('[|]')
#=> {"value": ["16", "16", "16", "16", "16", "16", "16", "16", "016", "0000000016", "16", "        16", "0000000016", "16", "0000000016", "0000000016", "%:y", "%::y", "%:::y", "%10:y", "%_:y", "16", "16", "0000000016", "%E5y", "00016", "%+y", "% y", "16"], "type": "Tuple[String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String]"}
strftime(Timestamp('2016-08-03T02:04:05.012345678 UTC'), '%y|%-y|%_y|%0y|%^y|%#y|%Ey|%Oy|%3y|%10y|%-10y|%_10y|%010y|%^#y|%#10y|%^10y|%:y|%::y|%:::y|%10:y|%_:y|%-_y|%0-y|%0^10y|%E5y|%5Ey|%+y|% y|%::::y', '+05:30').split('[|]')
#=> {"value": ["16", "16", "16", "16", "16", "16", "16", "16", "016", "0000000016", "16", "        16", "0000000016", "16", "0000000016", "0000000016", "%:y", "%::y", "%:::y", "%10:y", "%_:y", "16", "16", "0000000016", "%E5y", "00016", "%+y", "% y", "16"], "type": "Tuple[String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String]"}
strftime(Timestamp('2016-08-03T02:04:05.012345678 UTC'), '%z|%-z|%_z|%0z|%^z|%#z|%Ez|%Oz|%3z|%10z|%-10z|%_10z|%010z|%^#z|%#10z|%^10z|%:z|%::z|%:::z|%10:z|%_:z|%-_z|%0-z|%0^10z|%E5z|%5Ez|%+z|% z|%::::z').split('[|]')
#=> {"value": ["+0000", "-0000", " +000", "+0000", "+0000", "+0000", "%Ez", "%Oz", "+0000", "+000000000", "-000000000", "      +000", "+000000000", "+0000", "+000000000", "+000000000", "+00:00", "+00:00:00", "+00", "+000000:00", " +0:00", " -000", "-0000", "+000000000", "%E5z", "%5Ez", "%+z", "% z", "%::::z"], "type": "Tuple[String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String]"}
strftime(Timestamp('2016-08-03T02:04:05.012345678 UTC'), '%z|%-z|%_z|%0z|%^z|%#z|%Ez|%Oz|%3z|%10z|%-10z|%_10z|%010z|%^#z|%#10z|%^10z|%:z|%::z|%:::z|%10:z|%_:z|%-_z|%0-z|%0^10z|%E5z|%5Ez|%+z|% z|%::::z', '+05:30').split('[|]')
#=> {"value": ["+0530", "+0530", " +530", "+0530", "+0530", "+0530", "%Ez", "%Oz", "+0530", "+000000530", "+000000530", "      +530", "+000000530", "+0530", "+000000530", "+000000530", "+05:30", "+05:30:00", "+05:30", "+000005:30", " +5:30", " +530", "+0530", "+000000530", "%E5z", "%5Ez", "%+z", "% z", "%::::z"], "type": "Tuple[String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String]"}
strftime(Timestamp('2016-08-03T02:04:05.012345678 UTC'), '%E|%-E|%_E|%0E|%^E|%#E|%EE|%OE|%3E|%10E|%-10E|%_10E|%010E|%^#E|%#10E|%^10E|%:E|%::E|%:::E|%10:E|%_:E|%-_E|%0-E|%0^10E|%E5E|%5EE|%+E|% E|%::::E').split('[|]')
#=> {"value": ["%E", "%-E", "%_E", "%0E", "%^E", "%#E", "%EE", "%OE", "%3E", "%10E", "%-10E", "%_10E", "%010E", "%^#E", "%#10E", "%^10E", "%:E", "%::E", "%:::E", "%10:E", "%_:E", "%-_E", "%0-E", "%0^10E", "%E5E", "%5EE", "%+E", "% E", "%::::E"], "type": "Tuple[String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String]"}
strftime(Timestamp('2016-08-03T02:04:05.012345678 UTC'), '%E|%-E|%_E|%0E|%^E|%#E|%EE|%OE|%3E|%10E|%-10E|%_10E|%010E|%^#E|%#10E|%^10E|%:E|%::E|%:::E|%10:E|%_:E|%-_E|%0-E|%0^10E|%E5E|%5EE|%+E|% E|%::::E', '+05:30').split('[|]')
#=> {"value": ["%E", "%-E", "%_E", "%0E", "%^E", "%#E", "%EE", "%OE", "%3E", "%10E", "%-10E", "%_10E", "%010E", "%^#E", "%#10E", "%^10E", "%:E", "%::E", "%:::E", "%10:E", "%_:E", "%-_E", "%0-E", "%0^10E", "%E5E", "%5EE", "%+E", "% E", "%::::E"], "type": "Tuple[String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String]"}
strftime(Timestamp('2016-08-03T02:04:05.012345678 UTC'), '%J|%-J|%_J|%0J|%^J|%#J|%EJ|%OJ|%3J|%10J|%-10J|%_10J|%010J|%^#J|%#10J|%^10J|%:J|%::J|%:::J|%10:J|%_:J|%-_J|%0-J|%0^10J|%E5J|%5EJ|%+J|% J|%::::J').split('[|]')
#=> {"value": ["%J", "%-J", "%_J", "%0J", "%^J", "%#J", "%EJ", "%OJ", "%3J", "%10J", "%-10J", "%_10J", "%010J", "%^#J", "%#10J", "%^10J", "%:J", "%::J", "%:::J", "%10:J", "%_:J", "%-_J", "%0-J", "%0^10J", "%E5J", "%5EJ", "%+J", "% J", "%::::J"], "type": "Tuple[String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String]"}
strftime(Timestamp('2016-08-03T02:04:05.012345678 UTC'), '%J|%-J|%_J|%0J|%^J|%#J|%EJ|%OJ|%3J|%10J|%-10J|%_10J|%010J|%^#J|%#10J|%^10J|%:J|%::J|%:::J|%10:J|%_:J|%-_J|%0-J|%0^10J|%E5J|%5EJ|%+J|% J|%::::J', '+05:30').split('[|]')
#=> {"value": ["%J", "%-J", "%_J", "%0J", "%^J", "%#J", "%EJ", "%OJ", "%3J", "%10J", "%-10J", "%_10J", "%010J", "%^#J", "%#10J", "%^10J", "%:J", "%::J", "%:::J", "%10:J", "%_:J", "%-_J", "%0-J", "%0^10J", "%E5J", "%5EJ", "%+J", "% J", "%::::J"], "type": "Tuple[String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String]"}
strftime(Timestamp('2016-08-03T02:04:05.012345678 UTC'), '%K|%-K|%_K|%0K|%^K|%#K|%EK|%OK|%3K|%10K|%-10K|%_10K|%010K|%^#K|%#10K|%^10K|%:K|%::K|%:::K|%10:K|%_:K|%-_K|%0-K|%0^10K|%E5K|%5EK|%+K|% K|%::::K').split('[|]')
#=> {"value": ["%K", "%-K", "%_K", "%0K", "%^K", "%#K", "%EK", "%OK", "%3K", "%10K", "%-10K", "%_10K", "%010K", "%^#K", "%#10K", "%^10K", "%:K", "%::K", "%:::K", "%10:K", "%_:K", "%-_K", "%0-K", "%0^10K", "%E5K", "%5EK", "%+K", "% K", "%::::K"], "type": "Tuple[String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String]"}
strftime(Timestamp('2016-08-03T02:04:05.012345678 UTC'), '%K|%-K|%_K|%0K|%^K|%#K|%EK|%OK|%3K|%10K|%-10K|%_10K|%010K|%^#K|%#10K|%^10K|%:K|%::K|%:::K|%10:K|%_:K|%-_K|%0-K|%0^10K|%E5K|%5EK|%+K|% K|%::::K', '+05:30').split('[|]')
#=> {"value": ["%K", "%-K", "%_K", "%0K", "%^K", "%#K", "%EK", "%OK", "%3K", "%10K", "%-10K", "%_10K", "%010K", "%^#K", "%#10K", "%^10K", "%:K", "%::K", "%:::K", "%10:K", "%_:K", "%-_K", "%0-K", "%0^10K", "%E5K", "%5EK", "%+K", "% K", "%::::K"], "type": "Tuple[String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String]"}
strftime(Timestamp('2016-08-03T02:04:05.012345678 UTC'), '%O|%-O|%_O|%0O|%^O|%#O|%EO|%OO|%3O|%10O|%-10O|%_10O|%010O|%^#O|%#10O|%^10O|%:O|%::O|%:::O|%10:O|%_:O|%-_O|%0-O|%0^10O|%E5O|%5EO|%+O|% O|%::::O').split('[|]')
#=> {"value": ["%O", "%-O", "%_O", "%0O", "%^O", "%#O", "%EO", "%OO", "%3O", "%10O", "%-10O", "%_10O", "%010O", "%^#O", "%#10O", "%^10O", "%:O", "%::O", "%:::O", "%10:O", "%_:O", "%-_O", "%0-O", "%0^10O", "%E5O", "%5EO", "%+O", "% O", "%::::O"], "type": "Tuple[String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String]"}
strftime(Timestamp('2016-08-03T02:04:05.012345678 UTC'), '%O|%-O|%_O|%0O|%^O|%#O|%EO|%OO|%3O|%10O|%-10O|%_10O|%010O|%^#O|%#10O|%^10O|%:O|%::O|%:::O|%10:O|%_:O|%-_O|%0-O|%0^10O|%E5O|%5EO|%+O|% O|%::::O', '+05:30').split('[|]')
#=> {"value": ["%O", "%-O", "%_O", "%0O", "%^O", "%#O", "%EO", "%OO", "%3O", "%10O", "%-10O", "%_10O", "%010O", "%^#O", "%#10O", "%^10O", "%:O", "%::O", "%:::O", "%10:O", "%_:O", "%-_O", "%0-O", "%0^10O", "%E5O", "%5EO", "%+O", "% O", "%::::O"], "type": "Tuple[String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String]"}
strftime(Timestamp('2016-08-03T02:04:05.012345678 UTC'), '%Q|%-Q|%_Q|%0Q|%^Q|%#Q|%EQ|%OQ|%3Q|%10Q|%-10Q|%_10Q|%010Q|%^#Q|%#10Q|%^10Q|%:Q|%::Q|%:::Q|%10:Q|%_:Q|%-_Q|%0-Q|%0^10Q|%E5Q|%5EQ|%+Q|% Q|%::::Q').split('[|]')
#=> {"value": ["%Q", "%-Q", "%_Q", "%0Q", "%^Q", "%#Q", "%EQ", "%OQ", "%3Q", "%10Q", "%-10Q", "%_10Q", "%010Q", "%^#Q", "%#10Q", "%^10Q", "%:Q", "%::Q", "%:::Q", "%10:Q", "%_:Q", "%-_Q", "%0-Q", "%0^10Q", "%E5Q", "%5EQ", "%+Q", "% Q", "%::::Q"], "type": "Tuple[String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String]"}
strftime(Timestamp('2016-08-03T02:04:05.012345678 UTC'), '%Q|%-Q|%_Q|%0Q|%^Q|%#Q|%EQ|%OQ|%3Q|%10Q|%-10Q|%_10Q|%010Q|%^#Q|%#10Q|%^10Q|%:Q|%::Q|%:::Q|%10:Q|%_:Q|%-_Q|%0-Q|%0^10Q|%E5Q|%5EQ|%+Q|% Q|%::::Q', '+05:30').split('[|]')
#=> {"value": ["%Q", "%-Q", "%_Q", "%0Q", "%^Q", "%#Q", "%EQ", "%OQ", "%3Q", "%10Q", "%-10Q", "%_10Q", "%010Q", "%^#Q", "%#10Q", "%^10Q", "%:Q", "%::Q", "%:::Q", "%10:Q", "%_:Q", "%-_Q", "%0-Q", "%0^10Q", "%E5Q", "%5EQ", "%+Q", "% Q", "%::::Q"], "type": "Tuple[String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String]"}
strftime(Timestamp('2016-08-03T02:04:05.012345678 UTC'), '%f|%-f|%_f|%0f|%^f|%#f|%Ef|%Of|%3f|%10f|%-10f|%_10f|%010f|%^#f|%#10f|%^10f|%:f|%::f|%:::f|%10:f|%_:f|%-_f|%0-f|%0^10f|%E5f|%5Ef|%+f|% f|%::::f').split('[|]')
#=> {"value": ["%f", "%-f", "%_f", "%0f", "%^f", "%#f", "%Ef", "%Of", "%3f", "%10f", "%-10f", "%_10f", "%010f", "%^#f", "%#10f", "%^10f", "%:f", "%::f", "%:::f", "%10:f", "%_:f", "%-_f", "%0-f", "%0^10f", "%E5f", "%5Ef", "%+f", "% f", "%::::f"], "type": "Tuple[String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String]"}
strftime(Timestamp('2016-08-03T02:04:05.012345678 UTC'), '%f|%-f|%_f|%0f|%^f|%#f|%Ef|%Of|%3f|%10f|%-10f|%_10f|%010f|%^#f|%#10f|%^10f|%:f|%::f|%:::f|%10:f|%_:f|%-_f|%0-f|%0^10f|%E5f|%5Ef|%+f|% f|%::::f', '+05:30').split('[|]')
#=> {"value": ["%f", "%-f", "%_f", "%0f", "%^f", "%#f", "%Ef", "%Of", "%3f", "%10f", "%-10f", "%_10f", "%010f", "%^#f", "%#10f", "%^10f", "%:f", "%::f", "%:::f", "%10:f", "%_:f", "%-_f", "%0-f", "%0^10f", "%E5f", "%5Ef", "%+f", "% f", "%::::f"], "type": "Tuple[String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String]"}
strftime(Timestamp('2016-08-03T02:04:05.012345678 UTC'), '%o|%-o|%_o|%0o|%^o|%#o|%Eo|%Oo|%3o|%10o|%-10o|%_10o|%010o|%^#o|%#10o|%^10o|%:o|%::o|%:::o|%10:o|%_:o|%-_o|%0-o|%0^10o|%E5o|%5Eo|%+o|% o|%::::o').split('[|]')
#=> {"value": ["%o", "%-o", "%_o", "%0o", "%^o", "%#o", "%Eo", "%Oo", "%3o", "%10o", "%-10o", "%_10o", "%010o", "%^#o", "%#10o", "%^10o", "%:o", "%::o", "%:::o", "%10:o", "%_:o", "%-_o", "%0-o", "%0^10o", "%E5o", "%5Eo", "%+o", "% o", "%::::o"], "type": "Tuple[String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String]"}
strftime(Timestamp('2016-08-03T02:04:05.012345678 UTC'), '%o|%-o|%_o|%0o|%^o|%#o|%Eo|%Oo|%3o|%10o|%-10o|%_10o|%010o|%^#o|%#10o|%^10o|%:o|%::o|%:::o|%10:o|%_:o|%-_o|%0-o|%0^10o|%E5o|%5Eo|%+o|% o|%::::o', '+05:30').split('[|]')
#=> {"value": ["%o", "%-o", "%_o", "%0o", "%^o", "%#o", "%Eo", "%Oo", "%3o", "%10o", "%-10o", "%_10o", "%010o", "%^#o", "%#10o", "%^10o", "%:o", "%::o", "%:::o", "%10:o", "%_:o", "%-_o", "%0-o", "%0^10o", "%E5o", "%5Eo", "%+o", "% o", "%::::o"], "type": "Tuple[String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String]"}
strftime(Timestamp('2016-08-03T02:04:05.012345678 UTC'), '%+|%-+|%_+|%0+|%^+|%#+|%E+|%O+|%3+|%10+|%-10+|%_10+|%010+|%^#+|%#10+|%^10+|%:+|%::+|%:::+|%10:+|%_:+|%-_+|%0-+|%0^10+|%E5+|%5E+|%++|% +|%::::+').split('[|]')
#=> {"value": ["%+", "%-+", "%_+", "%0+", "%^+", "%#+", "%E+", "%O+", "%3+", "%10+", "%-10+", "%_10+", "%010+", "%^#+", "%#10+", "%^10+", "%:+", "%::+", "%:::+", "%10:+", "%_:+", "%-_+", "%0-+", "%0^10+", "%E5+", "%5E+", "%++", "% +", "%::::+"], "type": "Tuple[String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String]"}
strftime(Timestamp('2016-08-03T02:04:05.012345678 UTC'), '%+|%-+|%_+|%0+|%^+|%#+|%E+|%O+|%3+|%10+|%-10+|%_10+|%010+|%^#+|%#10+|%^10+|%:+|%::+|%:::+|%10:+|%_:+|%-_+|%0-+|%0^10+|%E5+|%5E+|%++|% +|%::::+', '+05:30').split('[|]')
#=> {"value": ["%+", "%-+", "%_+", "%0+", "%^+", "%#+", "%E+", "%O+", "%3+", "%10+", "%-10+", "%_10+", "%010+", "%^#+", "%#10+", "%^10+", "%:+", "%::+", "%:::+", "%10:+", "%_:+", "%-_+", "%0-+", "%0^10+", "%E5+", "%5E+", "%++", "% +", "%::::+"], "type": "Tuple[String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String]"}
strftime(Timestamp('2016-08-03T02:04:05.012345678 UTC'), '%%|%-%|%_%|%0%|%^%|%#%|%E%|%O%|%3%|%10%|%-10%|%_10%|%010%|%^#%|%#10%|%^10%|%:%|%::%|%:::%|%10:%|%_:%|%-_%|%0-%|%0^10%|%E5%|%5E%|%+%|% %|%::::%').split('[|]')
#=> {"value": ["%", "%", "%", "%", "%", "%", "%E%", "%O%", "  %", "         %", "%", "         %", "000000000%", "%", "         %", "         %", "%:%", "%::%", "%:::%", "%10:%", "%_:%", "%", "%", "000000000%", "%E5%", "%5E%", "%+%", "% %", "%"], "type": "Tuple[String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String]"}
strftime(Timestamp('2016-08-03T02:04:05.012345678 UTC'), '%%|%-%|%_%|%0%|%^%|%#%|%E%|%O%|%3%|%10%|%-10%|%_10%|%010%|%^#%|%#10%|%^10%|%:%|%::%|%:::%|%10:%|%_:%|%-_%|%0-%|%0^10%|%E5%|%5E%|%+%|% %|%::::%', '+05:30').split('[|]')
#=> {"value": ["%", "%", "%", "%", "%", "%", "%E%", "%O%", "  %", "         %", "%", "         %", "000000000%", "%", "         %", "         %", "%:%", "%::%", "%:::%", "%10:%", "%_:%", "%", "%", "000000000%", "%E5%", "%5E%", "%+%", "% %", "%"], "type": "Tuple[String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String, String]"}
strftime(Timestamp('2016-08-03T02:04:05.012345678 UTC'), '%1|%-1|%_1|%01|%^1|%#1|%E1|%O1|%31|%101|%-101|%_101|%0101|%^#1|%#101|%^101|%:1|%::1|%:::1|%10:1|%_:1|%-_1|%0-1|%0^101|%E51|%5E1|%+1|% 1|%::::1').split('[|]')
#=> {"error": "Error while evaluating a Function Call, invalid format: %1|%-1|%_1|%01|%^1|%#1|%E1|%O1|%31|%101|%-101|%_101|%0101|%^#1|%#101|%^101|%:1|%::1|%:::1|%10:1|%_:1|%-_1|%0-1|%0^101|%E51|%5E1|%+1|% 1|%::::1"}
strftime(Timestamp('2016-08-03T02:04:05.012345678 UTC'), '%1|%-1|%_1|%01|%^1|%#1|%E1|%O1|%31|%101|%-101|%_101|%0101|%^#1|%#101|%^101|%:1|%::1|%:::1|%10:1|%_:1|%-_1|%0-1|%0^101|%E51|%5E1|%+1|% 1|%::::1', '+05:30').split('[|]')
#=> {"error": "Error while evaluating a Function Call, invalid format: %1|%-1|%_1|%01|%^1|%#1|%E1|%O1|%31|%101|%-101|%_101|%0101|%^#1|%#101|%^101|%:1|%::1|%:::1|%10:1|%_:1|%-_1|%0-1|%0^101|%E51|%5E1|%+1|% 1|%::::1"}
strftime(Timestamp('2016-08-30T12:34:56'), 'plain %')
#=> {"error": "Error while evaluating a Function Call, invalid format: plain %"}
strftime(Timestamp('2016-08-30T12:34:56'), '%5')
#=> {"error": "Error while evaluating a Function Call, invalid format: %5"}
strftime(Timestamp('2016-08-30T12:34:56'), '%-')
#=> {"error": "Error while evaluating a Function Call, invalid format: %-"}
strftime(Timestamp('2016-08-30T12:34:56'), '%E')
#=> {"value": "%E", "type": "String"}
strftime(Timestamp('2016-08-30T12:34:56'), '%:')
#=> {"value": "%:", "type": "String"}
strftime(Timestamp('2016-08-30T12:34:56'), '%é')
#=> {"value": "%é", "type": "String"}
strftime(Timestamp('2016-08-30T12:34:56'), '%%%')
#=> {"error": "Error while evaluating a Function Call, invalid format: %%%"}
strftime(Timestamp('2016-08-30T12:34:56'), '%%d')
#=> {"value": "%d", "type": "String"}
strftime(Timestamp(0), '%F %T %z', "a\nb\n")
#=> {"value": "1970-01-01 01:00:00 +0100", "type": "String"}
strftime(Timestamp(0), '%F %T %z', 'CET xyz')
#=> {"value": "1970-01-01 01:00:00 +0100", "type": "String"}
strftime(Timestamp(0), '%F %T %z', 'CETxyz')
#=> {"error": "Error while evaluating a Function Call, Illegal timezone 'CETxyz'"}
strftime(Timestamp(0), '%F %T %z', 'CET dst')
#=> {"value": "1970-01-01 02:00:00 +0200", "type": "String"}
strftime(Timestamp(0), '%F %T %z', 'CET DST foo')
#=> {"value": "1970-01-01 02:00:00 +0200", "type": "String"}
strftime(Timestamp(0), '%F %T %z', 'Europe/Berlin')
#=> {"error": "Error while evaluating a Function Call, Illegal timezone 'Europe/Berlin'"}
strftime(Timestamp(0), '%F %T %z', 'Pacific Standard Time')
#=> {"value": "1969-12-31 16:00:00 -0800", "type": "String"}
strftime(Timestamp(0), '%F %T %z', 'Pacific Daylight Time x')
#=> {"value": "1969-12-31 17:00:00 -0700", "type": "String"}
strftime(Timestamp(0), '%F %T %z', 'UTC+2')
#=> {"value": "1970-01-01 02:00:00 +0200", "type": "String"}
strftime(Timestamp(0), '%F %T %z', '+0230')
#=> {"value": "1970-01-01 02:30:00 +0230", "type": "String"}
strftime(Timestamp(0), '%F %T %z', '+02:30:15')
#=> {"value": "1970-01-01 02:30:00 +0230", "type": "String"}
strftime(Timestamp(0), '%F %T %z', '+2.5')
#=> {"value": "1970-01-01 02:30:00 +0230", "type": "String"}
strftime(Timestamp(0), '%F %T %z', '-02:30')
#=> {"value": "1969-12-31 21:30:00 -0230", "type": "String"}
strftime(Timestamp(0), '%F %T %z', '+2:3x')
#=> {"value": "1970-01-01 02:03:00 +0203", "type": "String"}
strftime(Timestamp(0), '%F %T %z', 'GMT-05:30')
#=> {"value": "1969-12-31 18:30:00 -0530", "type": "String"}
strftime(Timestamp(0), '%F %T %z', '')
#=> {"value": "1970-01-01 00:00:00 +0000", "type": "String"}
strftime(Timestamp(0), '%F %T %z', ' CET')
#=> {"error": "Error while evaluating a Function Call, Illegal timezone ' CET'"}
strftime(Timestamp(0), '%F %T %z', 'é')
#=> {"error": "Error while evaluating a Function Call, Illegal timezone 'é'"}
strftime(Timestamp(0), '%F %T %z', 'PST8PDT')
#=> {"error": "Error while evaluating a Function Call, Illegal timezone 'PST8PDT'"}
strftime(Timestamp(0), '%F %T %z', 'z')
#=> {"value": "1970-01-01 00:00:00 +0000", "type": "String"}
strftime(Timestamp(0), '%F %T %z', 'Z9')
#=> {"error": "Error while evaluating a Function Call, Illegal timezone 'Z9'"}
strftime(Timestamp(0), '%F %T %z', 'cest')
#=> {"value": "1970-01-01 02:00:00 +0200", "type": "String"}
strftime(Timestamp(0), '%F %T %z', 'U.S. Eastern Standard Time')
#=> {"error": "Error while evaluating a Function Call, Illegal timezone 'U.S. Eastern Standard Time'"}
Timestamp('2016-01-01 00:00:00', '%F %T', 'CET')
#=> {"value": {"Timestamp": "2015-12-31T23:00:00.000000000 UTC"}, "type": "Timestamp['2015-12-31T23:00:00.000000000 UTC']"}
Timestamp('2016-01-01 00:00:00', '%F %T', 'nosuch')
#=> {"error": "Error while evaluating a Function Call, Illegal timezone 'nosuch'"}
Timestamp('2016-01-01 00:00:00 CET', '%F %T %z', 'PST')
#=> {"error": "Error while evaluating a Function Call, Using a Timezone designator in format specification is mutually exclusive to providing an explicit timezone argument"}
strftime(Timestamp(0), '%F %T %z', '-02:30:15')
#=> {"value": "1969-12-31 21:29:00 -0231", "type": "String"}
strftime(Timestamp(0), '%F %T %z', 'W. Europe Standard Time')
#=> {"value": "1970-01-01 01:00:00 +0100", "type": "String"}
strftime(Timestamp(0), '%F %T %z', 'w. europe daylight time')
#=> {"value": "1970-01-01 02:00:00 +0200", "type": "String"}
strftime(Timestamp(0), '%F %T %z', 'Pacific')
#=> {"value": "1969-12-31 16:00:00 -0800", "type": "String"}
strftime(Timestamp(0), '%F %T %z', 'CHADT')
#=> {"value": "1970-01-01 13:45:00 +1345", "type": "String"}
strftime(Timestamp(0), "%F %T %z", "a")
#=> {"value": "1970-01-01 01:00:00 +0100", "type": "String"}
strftime(Timestamp(0), "%F %T %z", "e")
#=> {"value": "1970-01-01 05:00:00 +0500", "type": "String"}
strftime(Timestamp(0), "%F %T %z", "i")
#=> {"value": "1970-01-01 09:00:00 +0900", "type": "String"}
strftime(Timestamp(0), "%F %T %z", "l DST")
#=> {"value": "1970-01-01 12:00:00 +1200", "type": "String"}
strftime(Timestamp(0), "%F %T %z", "p")
#=> {"value": "1969-12-31 21:00:00 -0300", "type": "String"}
strftime(Timestamp(0), "%F %T %z", "s standard time")
#=> {"value": "1969-12-31 18:00:00 -0600", "type": "String"}
strftime(Timestamp(0), "%F %T %z", "w")
#=> {"value": "1969-12-31 14:00:00 -1000", "type": "String"}
strftime(Timestamp(0), "%F %T %z", "z")
#=> {"value": "1970-01-01 00:00:00 +0000", "type": "String"}
strftime(Timestamp(0), "%F %T %z", "nt")
#=> {"value": "1969-12-31 13:00:00 -1100", "type": "String"}
strftime(Timestamp(0), "%F %T %z", "adt")
#=> {"value": "1969-12-31 21:00:00 -0300", "type": "String"}
strftime(Timestamp(0), "%F %T %z", "art")
#=> {"value": "1969-12-31 21:00:00 -0300", "type": "String"}
strftime(Timestamp(0), "%F %T %z", "bnt")
#=> {"value": "1970-01-01 08:00:00 +0800", "type": "String"}
strftime(Timestamp(0), "%F %T %z", "btt")
#=> {"value": "1970-01-01 06:00:00 +0600", "type": "String"}
strftime(Timestamp(0), "%F %T %z", "cdt")
#=> {"value": "1969-12-31 19:00:00 -0500", "type": "String"}
strftime(Timestamp(0), "%F %T %z", "clt")
#=> {"value": "1969-12-31 20:00:00 -0400", "type": "String"}
strftime(Timestamp(0), "%F %T %z", "cxt")
#=> {"value": "1970-01-01 07:00:00 +0700", "type": "String"}
strftime(Timestamp(0), "%F %T %z", "edt")
#=> {"value": "1969-12-31 20:00:00 -0400", "type": "String"}
strftime(Timestamp(0), "%F %T %z", "est")
#=> {"value": "1969-12-31 19:00:00 -0500", "type": "String"}
strftime(Timestamp(0), "%F %T %z", "fle")
#=> {"value": "1970-01-01 02:00:00 +0200", "type": "String"}
strftime(Timestamp(0), "%F %T %z", "fwt")
#=> {"value": "1970-01-01 01:00:00 +0100", "type": "String"}
strftime(Timestamp(0), "%F %T %z", "gmt")
#=> {"value": "1970-01-01 00:00:00 +0000", "type": "String"}
strftime(Timestamp(0), "%F %T %z", "hdt")
#=> {"value": "1969-12-31 15:00:00 -0900", "type": "String"}
strftime(Timestamp(0), "%F %T %z", "ict")
#=> {"value": "1970-01-01 07:00:00 +0700", "type": "String"}
strftime(Timestamp(0), "%F %T %z", "ist")
#=> {"value": "1970-01-01 05:30:00 +0530", "type": "String"}
strftime(Timestamp(0), "%F %T %z", "kst standard time")
#=> {"value": "1970-01-01 09:00:00 +0900", "type": "String"}
strftime(Timestamp(0), "%F %T %z", "mht")
#=> {"value": "1970-01-01 12:00:00 +1200", "type": "String"}
strftime(Timestamp(0), "%F %T %z", "msk DST")
#=> {"value": "1970-01-01 04:00:00 +0400", "type": "String"}
strftime(Timestamp(0), "%F %T %z", "mvt")
#=> {"value": "1970-01-01 05:00:00 +0500", "type": "String"}
strftime(Timestamp(0), "%F %T %z", "nft")
#=> {"value": "1970-01-01 11:00:00 +1100", "type": "String"}
strftime(Timestamp(0), "%F %T %z", "nut")
#=> {"value": "1969-12-31 13:00:00 -1100", "type": "String"}
strftime(Timestamp(0), "%F %T %z", "pdt")
#=> {"value": "1969-12-31 17:00:00 -0700", "type": "String"}
strftime(Timestamp(0), "%F %T %z", "pkt")
#=> {"value": "1970-01-01 05:00:00 +0500", "type": "String"}
strftime(Timestamp(0), "%F %T %z", "ret standard time")
#=> {"value": "1970-01-01 04:00:00 +0400", "type": "String"}
strftime(Timestamp(0), "%F %T %z", "sgt")
#=> {"value": "1970-01-01 08:00:00 +0800", "type": "String"}
strftime(Timestamp(0), "%F %T %z", "tft")
#=> {"value": "1970-01-01 05:00:00 +0500", "type": "String"}
strftime(Timestamp(0), "%F %T %z", "tlt")
#=> {"value": "1970-01-01 09:00:00 +0900", "type": "String"}
strftime(Timestamp(0), "%F %T %z", "trt DST")
#=> {"value": "1970-01-01 04:00:00 +0400", "type": "String"}
strftime(Timestamp(0), "%F %T %z", "uzt")
#=> {"value": "1970-01-01 05:00:00 +0500", "type": "String"}
strftime(Timestamp(0), "%F %T %z", "wat")
#=> {"value": "1970-01-01 01:00:00 +0100", "type": "String"}
strftime(Timestamp(0), "%F %T %z", "wib")
#=> {"value": "1970-01-01 07:00:00 +0700", "type": "String"}
strftime(Timestamp(0), "%F %T %z", "yst")
#=> {"value": "1969-12-31 15:00:00 -0900", "type": "String"}
strftime(Timestamp(0), "%F %T %z", "aedt")
#=> {"value": "1970-01-01 11:00:00 +1100", "type": "String"}
strftime(Timestamp(0), "%F %T %z", "akst")
#=> {"value": "1969-12-31 15:00:00 -0900", "type": "String"}
strftime(Timestamp(0), "%F %T %z", "anat standard time")
#=> {"value": "1970-01-01 12:00:00 +1200", "type": "String"}
strftime(Timestamp(0), "%F %T %z", "awst")
#=> {"value": "1970-01-01 08:00:00 +0800", "type": "String"}
strftime(Timestamp(0), "%F %T %z", "cast")
#=> {"value": "1970-01-01 08:00:00 +0800", "type": "String"}
strftime(Timestamp(0), "%F %T %z", "chot DST")
#=> {"value": "1970-01-01 09:00:00 +0900", "type": "String"}
strftime(Timestamp(0), "%F %T %z", "clst")
#=> {"value": "1969-12-31 21:00:00 -0300", "type": "String"}
strftime(Timestamp(0), "%F %T %z", "east")
#=> {"value": "1969-12-31 18:00:00 -0600", "type": "String"}
strftime(Timestamp(0), "%F %T %z", "fiji")
#=> {"value": "1970-01-01 12:00:00 +1200", "type": "String"}
strftime(Timestamp(0), "%F %T %z", "galt")
#=> {"value": "1969-12-31 18:00:00 -0600", "type": "String"}
strftime(Timestamp(0), "%F %T %z", "hadt standard time")
#=> {"value": "1969-12-31 15:00:00 -0900", "type": "String"}
strftime(Timestamp(0), "%F %T %z", "idlw")
#=> {"value": "1969-12-31 12:00:00 -1200", "type": "String"}
strftime(Timestamp(0), "%F %T %z", "irkt")
#=> {"value": "1970-01-01 08:00:00 +0800", "type": "String"}
strftime(Timestamp(0), "%F %T %z", "krat")
#=> {"value": "1970-01-01 07:00:00 +0700", "type": "String"}
strftime(Timestamp(0), "%F %T %z", "lint")
#=> {"value": "1970-01-01 14:00:00 +1400", "type": "String"}
strftime(Timestamp(0), "%F %T %z", "mawt")
#=> {"value": "1970-01-01 05:00:00 +0500", "type": "String"}
strftime(Timestamp(0), "%F %T %z", "mewt")
#=> {"value": "1970-01-01 01:00:00 +0100", "type": "String"}
strftime(Timestamp(0), "%F %T %z", "nzst")
#=> {"value": "1970-01-01 12:00:00 +1200", "type": "String"}
strftime(Timestamp(0), "%F %T %z", "pett standard time")
#=> {"value": "1970-01-01 12:00:00 +1200", "type": "String"}
strftime(Timestamp(0), "%F %T %z", "pmst")
#=> {"value": "1969-12-31 21:00:00 -0300", "type": "String"}
strftime(Timestamp(0), "%F %T %z", "rott")
#=> {"value": "1969-12-31 21:00:00 -0300", "type": "String"}
strftime(Timestamp(0), "%F %T %z", "sast")
#=> {"value": "1970-01-01 02:00:00 +0200", "type": "String"}
strftime(Timestamp(0), "%F %T %z", "taht")
#=> {"value": "1969-12-31 14:00:00 -1000", "type": "String"}
strftime(Timestamp(0), "%F %T %z", "vlat")
#=> {"value": "1970-01-01 10:00:00 +1000", "type": "String"}
strftime(Timestamp(0), "%F %T %z", "wakt")
#=> {"value": "1970-01-01 12:00:00 +1200", "type": "String"}
strftime(Timestamp(0), "%F %T %z", "wgst")
#=> {"value": "1969-12-31 22:00:00 -0200", "type": "String"}
strftime(Timestamp(0), "%F %T %z", "yekt")
#=> {"value": "1970-01-01 05:00:00 +0500", "type": "String"}
strftime(Timestamp(0), "%F %T %z", "alaskan")
#=> {"value": "1969-12-31 15:00:00 -0900", "type": "String"}
strftime(Timestamp(0), "%F %T %z", "central DST")
#=> {"value": "1969-12-31 19:00:00 -0500", "type": "String"}
strftime(Timestamp(0), "%F %T %z", "newfoundland standard time")
#=> {"value": "1969-12-31 20:30:00 -0330", "type": "String"}
strftime(Timestamp(0), "%F %T %z", "romance")
#=> {"value": "1970-01-01 01:00:00 +0100", "type": "String"}
strftime(Timestamp(0), "%F %T %z", "caucasus")
#=> {"value": "1970-01-01 04:00:00 +0400", "type": "String"}
strftime(Timestamp(0), "%F %T %z", "ekaterinburg")
#=> {"value": "1970-01-01 05:00:00 +0500", "type": "String"}
strftime(Timestamp(0), "%F %T %z", "taipei")
#=> {"value": "1970-01-01 08:00:00 +0800", "type": "String"}
strftime(Timestamp(0), "%F %T %z", "vladivostok")
#=> {"value": "1970-01-01 10:00:00 +1000", "type": "String"}
strftime(Timestamp(0), "%F %T %z", "tonga")
#=> {"value": "1970-01-01 13:00:00 +1300", "type": "String"}
strftime(Timestamp(0), "%F %T %z", "sa pacific")
#=> {"error": "Error while evaluating a Function Call, Illegal timezone 'sa pacific'"}
strftime(Timestamp(0), "%F %T %z", "pacific sa standard time")
#=> {"value": "1969-12-31 20:00:00 -0400", "type": "String"}
strftime(Timestamp(0), "%F %T %z", "central europe DST")
#=> {"value": "1969-12-31 18:00:00 -0600", "type": "String"}
strftime(Timestamp(0), "%F %T %z", "e. australia")
#=> {"value": "1970-01-01 05:00:00 +0500", "type": "String"}
strftime(Timestamp(0), "%F %T %z", "cen. australia")
#=> {"error": "Error while evaluating a Function Call, Illegal timezone 'cen. australia'"}
strftime(Timestamp(0), "%F %T %z", "north asia east")
#=> {"error": "Error while evaluating a Function Call, Illegal timezone 'north asia east'"}
strftime(Timestamp(0), "%F %T %z", "e. europe")
#=> {"value": "1970-01-01 05:00:00 +0500", "type": "String"}
strftime(Timestamp(0), "%F %T %z", "nepal")
#=> {"value": "1970-01-01 05:45:00 +0545", "type": "String"}
strftime(Timestamp(0), "%F %T %z", "central pacific")
#=> {"value": "1969-12-31 18:00:00 -0600", "type": "String"}
strftime(Timestamp(0), "%F %T %z", "canada central")
#=> {"error": "Error while evaluating a Function Call, Illegal timezone 'canada central'"}
strftime(Timestamp(0), "%F %T %z", "acwst")
#=> {"value": "1970-01-01 08:45:00 +0845", "type": "String"}
strftime(Timestamp(0), "%F %T %z", "chast")
#=> {"value": "1970-01-01 12:45:00 +1245", "type": "String"}
strftime(Timestamp(0), "%F %T %z", "cidst DST")
#=> {"value": "1969-12-31 21:00:00 -0300", "type": "String"}
strftime(Timestamp(0), "%F %T %z", "irkst")
#=> {"value": "1970-01-01 09:00:00 +0900", "type": "String"}
strftime(Timestamp(0), "%F %T %z", "omsst")
#=> {"value": "1970-01-01 07:00:00 +0700", "type": "String"}
strftime(Timestamp(0), "%F %T %z", "vlast")
#=> {"value": "1970-01-01 11:00:00 +1100", "type": "String"}
strftime(Timestamp(0), "%F %T %z", "yekst")
#=> {"value": "1970-01-01 06:00:00 +0600", "type": "String"}
