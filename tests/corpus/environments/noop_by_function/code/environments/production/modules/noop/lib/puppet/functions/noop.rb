# Every resource of the calling scope, and of those below it, gets `noop`.
Puppet::Functions.create_function(:noop, Puppet::Functions::InternalFunction) do
  dispatch :quiet do
    scope_param
    optional_param 'Boolean', :wanted
  end

  def quiet(scope, wanted = true)
    if wanted
      def scope.wanted_noop
        true
      end
    else
      def scope.wanted_noop
        false
      end
    end

    def scope.lookupdefaults(type)
      defaults = super(type)
      defaults[:noop] = Puppet::Parser::Resource::Param.new(name: :noop, value: wanted_noop, source: source)
      defaults
    end
  end
end
