include s
