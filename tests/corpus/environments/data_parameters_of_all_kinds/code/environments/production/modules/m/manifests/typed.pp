class m::typed(Integer $conv = 1) { notice($conv) }
