# A syntax that nobody checks.
$x = @(END:ruby)
  def (
  END
