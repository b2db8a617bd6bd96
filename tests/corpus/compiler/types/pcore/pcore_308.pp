# Types of types and of syntax trees, case 308.
notice(Error)
