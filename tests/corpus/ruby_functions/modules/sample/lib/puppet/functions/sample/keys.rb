require 'openssl'
require 'base64'

# Digests piece by piece, with a key, and keys from passwords; versions in order.
Puppet::Functions.create_function(:'sample::keys') do
  dispatch :make do
    param 'String', :what
    repeated_param 'Any', :values
  end

  def make(what, *values)
    case what
    when 'pieces' then pieces(Digest::MD5.new, values)
    when 'openssl' then pieces(OpenSSL::Digest.new('SHA512'), values)
    when 'keyed' then [keyed(*values), Base64.strict_encode64(OpenSSL::HMAC.digest('SHA1', *values))]
    when 'derived' then derived(*values)
    when 'sorted' then values.sort_by { |version| Gem::Version.new(version) }
    when 'addresses' then values.sort_by { |address| IPAddr.new(address) }
    when 'greatest' then values.map { |version| Gem::Version.new(version) }.max.to_s
    when 'wrapped' then values.map { |value| value.respond_to?(:unwrap) ? "wrapped #{value.unwrap}" : value }
    when 'hidden' then Puppet::Pops::Types::PSensitiveType::Sensitive.new(values)
    when 'yaml' then values[0].to_yaml({})
    end
  end

  def pieces(digest, values)
    values.each { |value| digest << value }
    [digest.hexdigest, digest.base64digest, OpenSSL::Digest::SHA256.hexdigest(values.join)]
  end

  def keyed(key, text)
    made = OpenSSL::HMAC.new(key, OpenSSL::Digest.new('SHA256'))
    made << text
    made.base64digest
  end

  def derived(password, salt)
    key = OpenSSL::KDF.pbkdf2_hmac(password, salt:, iterations: 10, length: 24, hash: OpenSSL::Digest.new('SHA256'))
    Base64.strict_encode64(OpenSSL::Digest.new('SHA256').digest(key))
  end
end
