# Functions of the catalog and jumps, case 59.
define d{ notice(tagged('d')) notice(tagged('t')) tag('zz') notify{i:} }
d{t:}
