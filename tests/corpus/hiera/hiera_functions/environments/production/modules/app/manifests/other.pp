class app::other { }
