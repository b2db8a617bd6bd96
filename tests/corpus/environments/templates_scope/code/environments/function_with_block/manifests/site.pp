$shown = inline_template('<%= scope().call_function("with", ["red"]) { |x| x.upcase } %>')
notify { $shown: }
