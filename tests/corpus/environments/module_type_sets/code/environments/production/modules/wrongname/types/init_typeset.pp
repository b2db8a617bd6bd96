type Elsewhere = TypeSet[{version => '1.0.0', pcore_version => '1.0.0'}]
