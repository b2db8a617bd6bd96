# A class as a title.
notify { class a { }: }
