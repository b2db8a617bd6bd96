define app::part {
  notify { "part ${title}": }
  exec { "/bin/${title}": }
}
