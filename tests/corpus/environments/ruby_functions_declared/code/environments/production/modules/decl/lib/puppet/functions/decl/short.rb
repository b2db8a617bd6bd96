# How parameters may be declared.
Puppet::Functions.create_function(:'decl::short') do
  local_types do
    type 'Digit = Integer[0, 9]'
    type 'Digits = Array[Variant[Digit, Digits]]'
  end

  dispatch :run do
    param 'Digits', :digits
    return_type 'Digit'
  end

  def run(digits)
    digits.flatten.sum
  end
end
