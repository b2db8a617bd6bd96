begin
  require 'puppet_x/helped/tree'
rescue LoadError
  require File.expand_path('../../../../puppet_x/helped/tree', __FILE__)
end

Puppet::Functions.create_function(:'helped::tree') do
  dispatch :tree do
    param 'String', :what
  end

  def tree(what)
    top = build
    case what
    when 'texts' then top.map(&:to_s)
    when 'sorted' then top.sort.map(&:name)
    when 'max' then top.max.name
    when 'include' then [top.first.name, top.count, top.include?(top), top.to_a.length]
    when 'compare' then [top < top.children.first, top == top, top.between?(top, top)]
    when 'described' then top.children.map { |child| child.described(child.name) }
    when 'log'
      top.log('a')
      top.log('b')
      top.logged
    when 'struct'
      point = PuppetX::Helped::Tree::Point.new(1, 2)
      point.y += 5
      [point.to_a, point.x, point == PuppetX::Helped::Tree::Point.new(1, 7), point.to_h.keys.map(&:to_s)]
    when 'named'
      named = PuppetX::Helped::Tree::Named.new(name: 'n', size: 2)
      "#{named.name} #{named.size} #{named.inspect}"
    when 'missing' then [top.find_b.name, top.respond_to?(:find_x), top.respond_to?(:other)]
    when 'nothing' then top.nothing
    when 'secret' then top.secret
    when 'colours' then top.children.last.then { |leaf| [leaf.red?, leaf.blue?] }
    when 'groups' then top.group_by(&:depth).map { |depth, nodes| [depth, nodes.map(&:name)] }
    when 'arguments' then PuppetX::Helped::Tree.new
    when 'keyword' then PuppetX::Helped::Tree.new('x', deep: 1)
    when 'reassigned'
      top.name = 'new'
      top.children = []
      top.children += [1]
      [top.name, top.children]
    end
  end

  def build
    PuppetX::Helped::Tree.new('a') do |top|
      top.add('c') { |child| child.add('d') }.add('b')
      top << PuppetX::Helped::Leaf.new('leaf', 'red', depth: 1)
    end
  end
end
