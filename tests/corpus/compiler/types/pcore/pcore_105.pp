# Types of types and of syntax trees, case 105.
notice(Pcore::ResourceType)
