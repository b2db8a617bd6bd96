# Types of types and of syntax trees, case 79.
notice(type(Pcore::URIType), Pcore::URIType =~ Type[Pcore::AnyType], Pcore::URIType =~ Type[Object], Pcore::URIType <= Any, Pcore::URIType == Pcore::URIType, Pcore::URIType =~ Object, Pcore::URIType =~ Pcore::ObjectType)
