require 'json'
require 'yaml'
require 'digest'

Puppet::Functions.create_function(:'sample::libraries') do
  def libraries(value)
    {
      'json'   => value.to_json,
      'pretty' => JSON.pretty_generate([value]),
      'yaml'   => value.to_yaml,
      'parsed' => JSON.parse('{"a": [1, 2.5, null, true, "x"]}'),
      'loaded' => YAML.load("a: 1\nb: [x, y]\n"),
      'sha256' => Digest::SHA256.hexdigest(value.to_s),
      'base64' => Base64.encode64('x' * 70),
      'path'   => File.join('/etc', 'x', 'y.conf'),
      'ext'    => File.extname('/etc/y.conf.d/z.tar.gz'),
      'url'    => "#{ERB::Util.url_encode('a b/c?é')} é",
      'host'   => URI.parse('https://user@example.com:8443/a/b?c=d#e').host,
      'ip'     => IPAddr.new('10.1.2.3/16').to_s,
      'inside' => IPAddr.new('10.1.0.0/16').include?('10.1.200.4'),
    }
  end
end
