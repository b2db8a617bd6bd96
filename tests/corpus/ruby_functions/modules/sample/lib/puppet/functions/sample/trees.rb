# frozen_string_literal: true

require 'ipaddr'

# Nested data, flattened and put together again.
Puppet::Functions.create_function(:'sample::trees') do
  dispatch :trees do
    required_repeated_param 'Hash', :trees
    return_type 'Hash'
  end

  def trees(*trees)
    flat = trees.map { |tree| flatten_tree(tree) }.inject(:merge)
    grouped = flat
      .filter { |_, value| !value.nil? }
      .group_by { |_, value| value.class.name }
      .transform_values { |pairs| pairs.map { |pair| pair[0] } }
    {
      'flat'    => flat,
      'grouped' => grouped,
      'cast'    => flat.map { |name, value| [name, cast(value)] }.to_h,
      'folded'  => flat.inject({}) { |memo, (name, value)| memo[name.upcase] = value.to_s; memo },
      'lines'   => flat.sort_by { |name, _| name }.map { |name, value| "#{name}=#{value}" }.push('').join("\n"),
      'found'   => flat.find { |_, value| value == 1 }&.first,
      'zipped'  => flat.keys.zip(flat.values).flatten(1).each_slice(2).to_h,
      'min'     => flat.keys.min_by(&:length),
      'any'     => flat.any? { |name, _| name.start_with?('a.') },
      'sum'     => flat.values.select { |v| v.is_a?(Integer) }.sum,
      'partition' => flat.partition { |_, v| v.is_a? String }.map(&:to_h),
    }
  end

  def flatten_tree(tree, prefix = nil)
    tree.reduce({}) do |flat, (key, value)|
      key = [prefix, key].compact.join('.')
      flat.merge! value.is_a?(Hash) ? flatten_tree(value, key) : Hash[key, value]
    end
  end

  def cast(value)
    value.include?('.') ? Float(value) : Integer(value)
  rescue StandardError
    value
  end
end
