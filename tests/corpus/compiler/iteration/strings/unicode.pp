# A string is iterated by characters.
'äß☺'.each |$c| { notice($c) }
