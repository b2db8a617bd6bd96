type Shop = TypeSet[{pcore_version => '1.0.0', types => {Count => Integer}}]
type Shop::More = Integer
