# Types of types and of syntax trees, case 174.
notice(Pcore::AbstractTimeDataType)
