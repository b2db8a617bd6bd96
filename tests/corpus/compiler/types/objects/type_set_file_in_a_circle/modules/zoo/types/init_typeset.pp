type Zoo = TypeSet[{pcore_version => '1.0.0', types => {Cage => Yard, Yard => Cage}}]
