# A tab is one column.
		$a = )

