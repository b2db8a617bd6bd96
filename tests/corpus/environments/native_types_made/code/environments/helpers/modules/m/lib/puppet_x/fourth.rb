module Fourth
  module_function
  def call(type)
    yield :fo1
    yield(:fo2)
  end
end
