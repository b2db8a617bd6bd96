# Names that mean something to Puppet itself, case 27.
function main() { 3 }
notice(main())
