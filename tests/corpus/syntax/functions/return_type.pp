# Return types.
function a() >> Integer { 1 }
function b() >> Array[Integer, 1] { [1] }
function c >> String { 'd' }
