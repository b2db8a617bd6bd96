# Spaces between bar, dash and tag.
$x = @(END)
    a
    | -  END  
$y = @(END)
    b
    |-END
