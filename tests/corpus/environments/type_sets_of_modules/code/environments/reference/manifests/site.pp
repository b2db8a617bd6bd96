notice(Kiosk::Pile)
