type Shop::Till::Coin = Integer
