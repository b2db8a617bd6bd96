# Types of types and of syntax trees, case 106.
notice(type(Pcore::ResourceType), Pcore::ResourceType =~ Type[Pcore::AnyType], Pcore::ResourceType =~ Type[Object], Pcore::ResourceType <= Any, Pcore::ResourceType == Pcore::ResourceType, Pcore::ResourceType =~ Object, Pcore::ResourceType =~ Pcore::ObjectType)
