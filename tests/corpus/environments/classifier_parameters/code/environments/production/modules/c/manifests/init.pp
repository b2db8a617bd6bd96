class c { include a }
