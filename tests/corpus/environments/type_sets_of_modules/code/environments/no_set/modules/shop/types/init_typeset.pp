type Shop = Integer
