# Packages of two providers with one name.
package { 'a': name => 'x', provider => 'gem' }
package { 'b': name => 'x', provider => 'apt' }
