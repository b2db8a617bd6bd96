# Settings have a namespace.
notify { "v=${settings::strict} ${settings::nothing}": }
