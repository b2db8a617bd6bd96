notice(Shop)
