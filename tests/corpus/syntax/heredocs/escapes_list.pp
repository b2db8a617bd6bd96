# Only those in the list.
$x = @("END"/tn)
  a\tb\nc\rd\\e\$f ${g}
  END
