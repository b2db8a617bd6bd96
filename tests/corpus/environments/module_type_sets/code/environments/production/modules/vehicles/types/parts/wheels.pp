type Vehicles::Parts::Wheels = TypeSet[{version => '1.0.0', pcore_version => '1.0.0', types => {Number => Integer[1, 4]}}]
