# Fails: Functions of the catalog and jumps, case 98.
notice(inline_epp('<% if true { next(5) } %>a'))
