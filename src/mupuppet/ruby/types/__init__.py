"""Resource types that modules define in Ruby: what they accept, read without running them."""
