type Store = TypeSet[{pcore_version => '1.0.0', types => {A => Integer}}]
