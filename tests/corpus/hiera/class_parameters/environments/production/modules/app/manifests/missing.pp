class app::missing($gone) { }
