type Shop = Enum['open', 'closed']
