type Shop::Till = TypeSet[{
  pcore_version => '1.0.0',
  types         => { Note => String, Coin => Float }
}]
