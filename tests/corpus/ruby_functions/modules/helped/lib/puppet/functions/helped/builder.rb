require 'set'
require 'stringio'

# Writes a text piece by piece.
class HelpedBuilder
  attr_reader :text

  def initialize(title)
    @text = "# #{title}\n"
    section('first')
  end

  def section(name)
    @text << "[#{name}]\n"
  end

  def line(key, value)
    @text += "#{key} = #{value}\n"
  end

  def all(values)
    values.each { |key, value| line(key, value) }
    self
  end
end

Puppet::Functions.create_function(:'helped::builder') do
  dispatch :build do
    param 'String', :what
    optional_param 'Any', :values
  end

  def build(what, values = {})
    case what
    when 'text'
      builder = HelpedBuilder.new('title').all(values)
      builder.section('second')
      builder.all(values).text
    when 'file'
      out = StringIO.new
      values.each { |key, value| out.puts "#{key}:", [value].flatten.map { |v| "  #{v}" } }
      out << 'end'
      out.string
    when 'set'
      set = Set.new(values) | ['z']
      [set.to_a.sort, set.include?('a'), set.subset?(Set['a', 'b', 'z', 'y'])]
    when 'random' then [Random.new(42).rand(1000), values.shuffle(random: Random.new(7))]
    when 'digest' then Digest::MD5.digest('x').bytes.first(4) + ['6162'].pack('H*').unpack('C*')
    when 'decoded' then Base64.decode64('aGVsbG8=').force_encoding('UTF-8')
    when 'bytes' then Base64.decode64('aGVsbG8=')
    end
  end
end
