class b { }
