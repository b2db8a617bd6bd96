# Fails: PVar has no parent scope left at top.
class lonely { notify { 'lonely': message => $nothing } }
include lonely
