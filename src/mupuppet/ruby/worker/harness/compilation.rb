# The compilation that code of modules sees: its catalog, its node, its environment.
module Harness
  # A parameter of a resource, with its value.
  Parameter = Struct.new(:name, :value)

  # The resource whose code runs.
  class Resource
    attr_reader :type, :title
    alias name title

    def initialize(type, title, parameters)
      @type = type
      @title = title
      @parameters = parameters
    end

    def to_hash
      @parameters.transform_keys(&:to_sym)
    end
    alias to_h to_hash

    def parameters
      given = @parameters.reject { |name, value| name == 'name' && value == @title }
      given.to_h { |name, value| [name.to_sym, Parameter.new(name.to_sym, value)] }
    end

    def [](name)
      @parameters[name.to_s]
    end

    def to_s
      "#{@type}[#{@title}]"
    end
    alias ref to_s
  end

  # A class or a defined type that code defines.
  HostClass = Struct.new(:name) do
    def to_s
      name
    end
  end

  # What code defines.
  class KnownTypes
    { 'hostclass' => 'class', 'definition' => 'define' }.each do |method, question|
      # No file is read for this one.
      define_method(method) do |name|
        name = name.to_s.downcase
        Harness.ask(question, name, false) ? HostClass.new(name) : nil
      end
      define_method("find_#{method}") do |name|
        name = name.to_s.sub(/\A::/, '').downcase
        Harness.ask(question, name, true) ? HostClass.new(name) : nil
      end
    end
  end

  # The catalog as it is so far.
  class Catalog
    def resource(type, title = nil)
      Scope::TOP.findresource(type, title)
    end

    def resources
      Harness.ask('resources').map { |found| Resource.new(*found) }
    end

    def classes
      Harness.ask('classes')
    end

    def tags
      Harness.ask('tags')
    end

    def tag(*tags)
      Harness.ask('tag', tags.flatten.compact.map(&:to_s))
      tags
    end

    def name
      Harness.ask('node')
    end
  end

  # The node whose catalog is made.
  class Node
    Facts = Struct.new(:name, :values)

    def name
      Harness.ask('node')
    end

    def facts
      Facts.new(name, Scope::TOP['facts'])
    end

    def environment
      ENVIRONMENT
    end
  end

  class Compiler
    def catalog
      CATALOG
    end

    def resources
      CATALOG.resources
    end

    def findresource(*reference)
      Scope::TOP.findresource(*reference)
    end

    def node
      NODE
    end

    def environment
      ENVIRONMENT
    end

    def topscope
      Scope::TOP
    end
  end

  class Environment
    def module(name)
      Puppet::Module.find(name)
    end

    def modules
      Harness.ask('modules').map { |name, path| Puppet::Module.new(name, path) }
    end

    def modulepath
      Harness.ask('modulepath')
    end
    alias full_modulepath modulepath

    def known_resource_types
      KNOWN_TYPES
    end

    def name
      Harness.ask('environment').to_sym
    end

    def to_s
      name.to_s
    end
  end

  KNOWN_TYPES = KnownTypes.new
  CATALOG = Catalog.new
  NODE = Node.new
  COMPILER = Compiler.new
  ENVIRONMENT = Environment.new
end
