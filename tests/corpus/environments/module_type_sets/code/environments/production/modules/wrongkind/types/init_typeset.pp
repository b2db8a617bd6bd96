type Wrongkind = Integer
