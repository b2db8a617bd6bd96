class app::two { }
