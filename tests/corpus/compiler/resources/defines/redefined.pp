# A define is defined twice.
define d { }
define d { }
