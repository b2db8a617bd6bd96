Puppet::DataTypes.create_type('Mytype') do
  interface <<-PUPPET
    attributes => {
      name => { type => String },
      year_of_birth => { type => Integer },
      age => { type => Integer, kind => derived },
    }
    PUPPET

  implementation do
    def age
      2020 - @year_of_birth
    end
  end
end
