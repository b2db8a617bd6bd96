class b { notice("b") include a }
