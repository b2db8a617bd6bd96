# Types of types and of syntax trees, case 67.
notice(type(Pcore::SensitiveType), Pcore::SensitiveType =~ Type[Pcore::AnyType], Pcore::SensitiveType =~ Type[Object], Pcore::SensitiveType <= Any, Pcore::SensitiveType == Pcore::SensitiveType, Pcore::SensitiveType =~ Object, Pcore::SensitiveType =~ Pcore::ObjectType)
