# `exist?` of a scope finds variables without a value as well, `include?` does not.
$top = 1
$nothing = undef
class asks {
  $own = 2
  notice(inline_template('<%= %w[own top nothing absent ::top ::nothing asks::top absent::top 0].map { |n| scope.exist?(n) } %>'))
  notice(inline_template('<%= %w[own top nothing absent ::top ::nothing asks::top absent::top 0].map { |n| scope.include?(n) } %>'))
}
include asks
