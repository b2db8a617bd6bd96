# A keyword is no function.
if(1)
