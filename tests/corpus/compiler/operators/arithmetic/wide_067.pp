# Fails: integers with more than 64 bits, case 67.
notice([9223372036854775807,1].reduce |$a,$b| { $a+$b })
