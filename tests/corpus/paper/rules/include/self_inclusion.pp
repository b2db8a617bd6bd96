# IncD: a class that includes itself is declared when it does so.
class mirror {
  include mirror
  notify { 'mirror': }
}
include mirror
