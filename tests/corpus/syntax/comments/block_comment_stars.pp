# Many stars.
/**/ /***/ /****/
$x = 1
