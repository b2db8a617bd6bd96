# The same name for two types.
notify { 'a': }
package { 'a': }
service { 'a': }
