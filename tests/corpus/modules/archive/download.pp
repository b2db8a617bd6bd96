# Fetch and unpack files.
include archive
archive { '/tmp/tool.tar.gz':
  ensure        => present,
  extract       => true,
  extract_path  => '/opt',
  source        => 'https://example.com/tool.tar.gz',
  checksum      => '0123456789abcdef0123456789abcdef01234567',
  checksum_type => 'sha1',
  creates       => '/opt/tool',
  cleanup       => true,
}
archive::download { '/tmp/file.tgz': url => 'http://example.com/file.tgz', digest_string => 'aabb', digest_type => 'md5' }
