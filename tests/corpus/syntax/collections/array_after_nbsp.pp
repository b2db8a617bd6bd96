# A no-break space counts as a space too.
notice [1]
