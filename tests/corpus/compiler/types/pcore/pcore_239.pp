# Types of types and of syntax trees, case 239.
notice(defined('pcore::stringtype'))
