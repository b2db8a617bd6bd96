# A class has the variables of what it inherits from and of what is around it, if `defined` asks.
$around = 'top'
$nothing = undef
class base { $own = 1 }
class derived inherits base { }
include derived
notice([defined('$derived::own'), defined('$derived::around'), defined('$derived::nothing')])
notice([defined('$::derived::around'), defined('$Derived::around'), defined('$derived::absent')])
notice([defined('$absent::around'), defined('$absent::module_name'), defined('$derived::module_name')])
notice([defined('$settings::around'), defined('$derived::facts'), defined('$::around')])
notice($derived::around)
