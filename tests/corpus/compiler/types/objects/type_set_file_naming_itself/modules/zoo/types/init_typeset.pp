type Zoo = TypeSet[{pcore_version => '1.0.0', types => {Animal => {}, Cage => Array[Zoo::Animal], Yard => Array[Cage]}}]
