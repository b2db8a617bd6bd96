class d::fine { }
