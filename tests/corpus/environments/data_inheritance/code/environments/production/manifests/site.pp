include app::derived
