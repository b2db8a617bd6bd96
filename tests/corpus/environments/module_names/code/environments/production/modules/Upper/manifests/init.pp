class upper { }
