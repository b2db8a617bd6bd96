# Fails: two components whose titles differ in case are one class.
component { 'same': }
component { 'Same': }
