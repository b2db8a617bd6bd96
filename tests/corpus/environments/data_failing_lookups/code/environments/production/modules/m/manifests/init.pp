class m($x) {
}
