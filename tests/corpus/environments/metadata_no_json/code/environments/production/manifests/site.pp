include "${facts['class']}"
