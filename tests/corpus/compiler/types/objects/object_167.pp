# Object types and sets of types, case 167.
type O = Object[{}]
notice(String(O(),'%#p'))
notice(String([O()],'%#a'))
