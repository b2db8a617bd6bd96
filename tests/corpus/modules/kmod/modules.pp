# Kernel modules.
include kmod
kmod::load { 'br_netfilter': }
kmod::blacklist { 'floppy': }
kmod::alias { 'bond0': source => 'bonding' }
kmod::option { 'bond mode': module => 'bonding', option => 'mode', value => '1' }
kmod::install { 'pcspkr': }
