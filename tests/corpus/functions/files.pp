file('stuff/greeting.txt')
#=> {"value": "hello\nworld\n", "type": "String"}
file('stuff/dos.txt')
#=> {"value": "crlf\r\nline\r\n", "type": "String"}
file('stuff/empty')
#=> {"value": "", "type": "String"}
file('stuff/sub/deep.txt')
#=> {"value": "deep", "type": "String"}
file('other/text')
#=> {"value": "hé\n", "type": "String"}
file('stuff/missing')
#=> {"error": "Error while evaluating a Function Call, Could not find any files from stuff/missing"}
file('stuff/missing', 'stuff/greeting.txt')
#=> {"value": "hello\nworld\n", "type": "String"}
file('stuff/missing', 'nosuch/x')
#=> {"error": "Error while evaluating a Function Call, Could not find any files from stuff/missing, nosuch/x"}
file('nosuch/x')
#=> {"error": "Error while evaluating a Function Call, Could not find any files from nosuch/x"}
file('nosuch')
#=> {"error": "Error while evaluating a Function Call, Could not find any files from nosuch"}
file('')
#=> {"error": "Error while evaluating a Function Call, Could not find any files from "}
file('/no/such/file')
#=> {"error": "Error while evaluating a Function Call, Could not find any files from /no/such/file"}
file('/no/such/file', 'stuff/greeting.txt')
#=> {"value": "hello\nworld\n", "type": "String"}
file('stuff/../files/greeting.txt')
#=> {"value": "hello\nworld\n", "type": "String"}
file(['stuff/greeting.txt'])
#=> {"error": "Error while evaluating a Function Call, undefined method `split' for an instance of Array"}
#[7]=> {"error": "Error while evaluating a Function Call, undefined method `split' for [\"stuff/greeting.txt\"]:Array\n\n      path.split(File::SEPARATOR, 2)\n          ^^^^^^"}
file(1)
#=> {"error": "Error while evaluating a Function Call, undefined method `split' for an instance of Integer"}
#[7]=> {"error": "Error while evaluating a Function Call, undefined method `split' for 1:Integer\n\n      path.split(File::SEPARATOR, 2)\n          ^^^^^^"}
file(undef)
#=> {"error": "Error while evaluating a Function Call, Could not find any files from "}
file()
#=> {"error": "Error while evaluating a Function Call, file(): Wrong number of arguments given (0 for minimum 1)"}
find_file('stuff/greeting.txt')
#=> {"value": "<modules>/stuff/files/greeting.txt", "type": "String"}
find_file('stuff/missing')
#=> {"value": null, "type": "Undef"}
find_file('stuff/missing', 'stuff/greeting.txt')
#=> {"value": "<modules>/stuff/files/greeting.txt", "type": "String"}
find_file(['stuff/missing', 'stuff/greeting.txt'])
#=> {"value": "<modules>/stuff/files/greeting.txt", "type": "String"}
find_file(['stuff/missing'])
#=> {"value": null, "type": "Undef"}
find_file([])
#=> {"value": null, "type": "Undef"}
find_file()
#=> {"value": null, "type": "Undef"}
find_file('stuff/sub')
#=> {"value": "<modules>/stuff/files/sub", "type": "String"}
find_file('stuff/page.epp')
#=> {"value": null, "type": "Undef"}
find_file('/no/such/file')
#=> {"value": null, "type": "Undef"}
find_file('')
#=> {"value": null, "type": "Undef"}
find_file(1)
#=> {"error": "Error while evaluating a Function Call, The function 'find_file' was called with arguments it does not accept. It expects one of:\n  (String paths*)\n    rejected: parameter 'paths' expects a String value, got Integer\n  (Array[String] paths_array*)\n    rejected: parameter 'paths_array' expects an Array value, got Integer"}
find_file(['stuff/greeting.txt'], ['x'])
#=> {"error": "Error while evaluating a Function Call, wrong number of arguments (given 3, expected 2)"}
find_file('stuff')
#=> {"value": null, "type": "Undef"}
find_template('stuff/page.epp')
#=> {"value": "<modules>/stuff/templates/page.epp", "type": "String"}
find_template('stuff/greeting.txt')
#=> {"value": null, "type": "Undef"}
find_template('stuff/missing', 'stuff/page.epp')
#=> {"value": "<modules>/stuff/templates/page.epp", "type": "String"}
find_template(['stuff/page.epp'])
#=> {"value": "<modules>/stuff/templates/page.epp", "type": "String"}
find_template('nosuch/page.epp')
#=> {"value": null, "type": "Undef"}
find_template(1)
#=> {"error": "Error while evaluating a Function Call, The function 'find_template' was called with arguments it does not accept. It expects one of:\n  (String paths*)\n    rejected: parameter 'paths' expects a String value, got Integer\n  (Array[String] paths_array*)\n    rejected: parameter 'paths_array' expects an Array value, got Integer"}
binary_file('stuff/bytes.bin')
#=> {"value": {"Binary": "AP+AYWJj"}, "type": "Binary"}
binary_file('stuff/greeting.txt')
#=> {"value": {"Binary": "aGVsbG8Kd29ybGQK"}, "type": "Binary"}
binary_file('stuff/missing')
#=> {"error": "Error while evaluating a Function Call, binary_file(): The given file 'stuff/missing' does not exist"}
binary_file('nosuch/missing')
#=> {"error": "Error while evaluating a Function Call, binary_file(): The given file 'nosuch/missing' does not exist"}
binary_file('stuff/empty')
#=> {"value": {"Binary": ""}, "type": "Binary"}
binary_file(1)
#=> {"error": "Error while evaluating a Function Call, 'binary_file' parameter 'path' expects a String value, got Integer"}
binary_file()
#=> {"error": "Error while evaluating a Function Call, 'binary_file' expects 1 argument, got none"}
binary_file('a', 'b')
#=> {"error": "Error while evaluating a Function Call, 'binary_file' expects 1 argument, got 2"}
module_directory('stuff')
#=> {"value": "<modules>/stuff", "type": "String"}
module_directory('nosuch')
#=> {"value": null, "type": "Undef"}
module_directory('nosuch', 'other')
#=> {"value": "<modules>/other", "type": "String"}
module_directory(['nosuch', 'stuff'])
#=> {"value": "<modules>/stuff", "type": "String"}
module_directory('Stuff')
#=> {"value": null, "type": "Undef"}
module_directory('')
#=> {"value": null, "type": "Undef"}
module_directory()
#=> {"value": null, "type": "Undef"}
module_directory([])
#=> {"value": null, "type": "Undef"}
module_directory(1)
#=> {"error": "Error while evaluating a Function Call, 'module_directory' parameter 'names' expects a value of type String or Array, got Integer"}
module_directory('stuff/files')
#=> {"value": null, "type": "Undef"}
# generate
generate('relative')
#=> {"error": "Error while evaluating a Function Call, Generators must be fully qualified"}
generate('/bin/ec ho')
#=> {"error": "Error while evaluating a Function Call, Generators can only contain alphanumerics, file separators, and dashes"}
generate('/bin/../bin/echo')
#=> {"error": "Error while evaluating a Function Call, Can not use generators with '..' in them."}
generate()
#=> {"error": "Error while evaluating a Function Call, generate(): Wrong number of arguments given (0 for minimum 1)"}
