type Shop = TypeSet[{types => {Count => Integer}}]
