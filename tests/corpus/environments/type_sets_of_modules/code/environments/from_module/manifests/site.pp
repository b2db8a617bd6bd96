include desk
