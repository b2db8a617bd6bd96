# Types of annotations inherit from Annotation; Object types carry annotations.
type Marker = Object[{parent => Annotation, attributes => {id => Integer, text => String[1]}}]
type Marked = Object[{annotations => {Marker => {'id' => 2, 'text' => 'm'}}}]
notice(Marker < Annotation, Marker)
notice(Marked)
