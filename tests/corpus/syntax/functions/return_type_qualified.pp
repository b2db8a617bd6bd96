# A qualified return type.
function a() >> Foo::Bar { 1 }
