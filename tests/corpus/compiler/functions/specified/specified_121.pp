# Functions of the catalog and jumps, case 121.
notice(inline_epp('<% if true { return(5) } %>a'))
