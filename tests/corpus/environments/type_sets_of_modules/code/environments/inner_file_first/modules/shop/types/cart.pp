type Shop::Cart = Hash[String, Shop::Items]
