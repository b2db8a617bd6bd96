# A minus after the name makes a difference.
notice -1
