notice(Shop::Till::Coin)
notice(Shop::Till::Note)
