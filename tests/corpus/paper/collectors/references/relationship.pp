# A collector can stand on a side of an arrow.
package { 'ntp': ensure => 'installed' }
service { 'ntp': ensure => 'running' }
Package <| title == 'ntp' |> -> Service <| title == 'ntp' |>
