class z::foreign { }
