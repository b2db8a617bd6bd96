# Block comments do not nest: the first end mark ends.
/* /* inner */ $x = 1 */
