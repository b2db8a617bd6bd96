type Vehicles::Either = Variant[Vehicles::Car, Integer]
