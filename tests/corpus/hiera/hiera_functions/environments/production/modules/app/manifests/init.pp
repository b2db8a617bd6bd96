class app { }
