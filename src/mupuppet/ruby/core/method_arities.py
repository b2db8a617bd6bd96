"""How many arguments methods of Ruby 3.1 take. Recorded, not written by hand.

The source are Ruby's own messages for calls with far too many arguments.
"""

from __future__ import annotations

from functools import cache

#: By class: bounds, and the methods with these bounds.
_BOUNDS = {
    "NilClass": {
        "0": (
            "! __id__ class clone dup freeze frozen? hash inspect instance_variables itself "
            "nil? object_id singleton_class taint tainted? tap then to_a to_c to_f to_h "
            "to_i to_r to_s trust untaint untrust untrusted? yield_self"
        ),
        "0+": "enum_for to_enum",
        "0..1": (
            "methods private_methods protected_methods public_methods rationalize "
            "singleton_methods to_json"
        ),
        "1": (
            "!= !~ & <=> == === =~ ^ eql? equal? instance_of? instance_variable_defined? "
            "instance_variable_get is_a? kind_of? method public_method "
            "remove_instance_variable singleton_method |"
        ),
        "1..2": "respond_to?",
        "2": "instance_variable_set",
    },
    "TrueClass": {
        "0": (
            "! __id__ class clone dup freeze frozen? hash inspect instance_variables itself "
            "nil? object_id singleton_class taint tainted? tap then to_s trust untaint "
            "untrust untrusted? yield_self"
        ),
        "0+": "enum_for to_enum",
        "0..1": (
            "methods private_methods protected_methods public_methods singleton_methods to_json"
        ),
        "1": (
            "!= !~ & <=> == === =~ ^ eql? equal? instance_of? instance_variable_defined? "
            "instance_variable_get is_a? kind_of? method public_method "
            "remove_instance_variable singleton_method |"
        ),
        "1..2": "respond_to?",
        "2": "instance_variable_set",
    },
    "FalseClass": {
        "0": (
            "! __id__ class clone dup freeze frozen? hash inspect instance_variables itself "
            "nil? object_id singleton_class taint tainted? tap then to_s trust untaint "
            "untrust untrusted? yield_self"
        ),
        "0+": "enum_for to_enum",
        "0..1": (
            "methods private_methods protected_methods public_methods singleton_methods to_json"
        ),
        "1": (
            "!= !~ & <=> == === =~ ^ eql? equal? instance_of? instance_variable_defined? "
            "instance_variable_get is_a? kind_of? method public_method "
            "remove_instance_variable singleton_method |"
        ),
        "1..2": "respond_to?",
        "2": "instance_variable_set",
    },
    "String": {
        "0": (
            "! +@ -@ __id__ ascii_only? b bytes bytesize chars chop chop! chr class clear "
            "clone codepoints dump dup each_byte each_char each_codepoint "
            "each_grapheme_cluster empty? encoding freeze frozen? grapheme_clusters hash "
            "hex inspect instance_variables intern itself length lstrip lstrip! next next! "
            "nil? object_id oct ord reverse reverse! rstrip rstrip! singleton_class size "
            "strip strip! succ succ! taint tainted? tap then to_c to_f to_json_raw_object "
            "to_r to_s to_str to_sym trust undump untaint untrust untrusted? "
            "valid_encoding? yield_self"
        ),
        "0+": ("concat each_line end_with? enum_for prepend squeeze squeeze! start_with? to_enum"),
        "0..1": (
            "chomp chomp! lines methods private_methods protected_methods public_methods "
            "scrub scrub! singleton_methods sum to_i to_json to_json_raw unicode_normalize "
            "unicode_normalize! unicode_normalized?"
        ),
        "0..2": "encode encode! split",
        "1": (
            "!= !~ % * + < << <= <=> == === =~ > >= casecmp casecmp? crypt delete_prefix "
            "delete_prefix! delete_suffix delete_suffix! eql? equal? force_encoding getbyte "
            "include? instance_of? instance_variable_defined? instance_variable_get is_a? "
            "kind_of? method partition public_method remove_instance_variable replace "
            "rpartition scan singleton_method unpack unpack1"
        ),
        "1+": "count delete delete!",
        "1..2": (
            "[] byteslice center clamp gsub gsub! index ljust match match? respond_to? "
            "rindex rjust slice slice! upto"
        ),
        "2": "between? insert instance_variable_set setbyte sub sub! tr tr! tr_s tr_s!",
        "2..3": "[]=",
    },
    "Symbol": {
        "0": (
            "! __id__ class clone dup empty? encoding freeze frozen? hash id2name inspect "
            "instance_variables intern itself length name next nil? object_id "
            "singleton_class size succ taint tainted? tap then to_proc to_s to_sym trust "
            "untaint untrust untrusted? yield_self"
        ),
        "0+": "end_with? enum_for start_with? to_enum",
        "0..1": (
            "methods private_methods protected_methods public_methods singleton_methods to_json"
        ),
        "1": (
            "!= !~ < <= <=> == === =~ > >= casecmp casecmp? eql? equal? instance_of? "
            "instance_variable_defined? instance_variable_get is_a? kind_of? method "
            "public_method remove_instance_variable singleton_method"
        ),
        "1..2": "[] clamp match match? respond_to? slice",
        "2": "between? instance_variable_set",
    },
    "Integer": {
        "0": (
            "! +@ -@ __id__ abs abs2 angle arg bit_length class clone conj conjugate "
            "denominator dup even? finite? freeze frozen? hash i imag imaginary infinite? "
            "instance_variables integer? itself magnitude negative? next nil? nonzero? "
            "numerator object_id odd? ord phase polar positive? pred real real? rect "
            "rectangular singleton_class size succ taint tainted? tap then times to_c to_f "
            "to_i to_int to_r trust untaint untrust untrusted? yield_self zero? ~"
        ),
        "0+": "enum_for to_enum",
        "0..1": (
            "ceil chr digits floor inspect methods private_methods protected_methods "
            "public_methods rationalize round singleton_methods to_json to_s truncate"
        ),
        "0..2": "step",
        "1": (
            "!= !~ % & * ** + - / < << <= <=> == === =~ > >= >> ^ allbits? anybits? coerce "
            "div divmod downto eql? equal? fdiv gcd gcdlcm instance_of? "
            "instance_variable_defined? instance_variable_get is_a? kind_of? lcm method "
            "modulo nobits? public_method quo remainder remove_instance_variable "
            "singleton_method singleton_method_added upto |"
        ),
        "1..2": "[] clamp pow respond_to?",
        "2": "between? instance_variable_set",
    },
    "Float": {
        "0": (
            "! +@ -@ __id__ abs abs2 angle arg class clone conj conjugate denominator dup "
            "finite? freeze frozen? hash i imag imaginary infinite? inspect "
            "instance_variables integer? itself magnitude nan? negative? next_float nil? "
            "nonzero? numerator object_id phase polar positive? prev_float real real? rect "
            "rectangular singleton_class taint tainted? tap then to_c to_f to_i to_int to_r "
            "to_s trust untaint untrust untrusted? yield_self zero?"
        ),
        "0+": "enum_for to_enum",
        "0..1": (
            "ceil floor methods private_methods protected_methods public_methods "
            "rationalize round singleton_methods to_json truncate"
        ),
        "0..2": "step",
        "1": (
            "!= !~ % * ** + - / < <= <=> == === =~ > >= coerce div divmod eql? equal? fdiv "
            "instance_of? instance_variable_defined? instance_variable_get is_a? kind_of? "
            "method modulo public_method quo remainder remove_instance_variable "
            "singleton_method singleton_method_added"
        ),
        "1..2": "clamp respond_to?",
        "2": "between? instance_variable_set",
    },
    "Array": {
        "0": (
            "! __id__ bsearch bsearch_index chunk chunk_while class clear clone collect "
            "collect! collect_concat compact compact! deconstruct delete_if drop_while dup "
            "each each_index empty? entries filter filter! filter_map find_all flat_map "
            "freeze frozen? group_by hash inspect instance_variables itself keep_if lazy "
            "length map map! minmax minmax_by nil? object_id partition reject reject! "
            "reverse reverse! reverse_each select select! shuffle shuffle! singleton_class "
            "size slice_when sort sort! sort_by sort_by! taint tainted? take_while tap then "
            "to_a to_ary to_h to_s transpose trust uniq uniq! untaint untrust untrusted? "
            "yield_self"
        ),
        "0+": (
            "append chain concat difference each_entry each_with_index enum_for "
            "intersection permutation prepend product push to_enum union unshift values_at "
            "zip"
        ),
        "0..1": (
            "all? any? count detect find find_index first flatten flatten! index join last "
            "max max_by methods min min_by none? one? pop private_methods protected_methods "
            "public_methods rindex rotate rotate! sample shift singleton_methods sum tally "
            "to_json"
        ),
        "0..2": "inject reduce",
        "1": (
            "!= !~ & * + - << <=> == === =~ assoc at combination delete delete_at drop "
            "each_cons each_slice each_with_object eql? equal? grep grep_v include? "
            "instance_of? instance_variable_defined? instance_variable_get intersect? is_a? "
            "kind_of? member? method pack public_method rassoc remove_instance_variable "
            "repeated_combination repeated_permutation replace singleton_method slice_after "
            "slice_before take |"
        ),
        "1+": "dig insert",
        "1..2": "[] fetch respond_to? slice slice!",
        "1..3": "fill",
        "2": "instance_variable_set",
        "2..3": "[]=",
    },
    "Hash": {
        "0": (
            "! __id__ chunk chunk_while class clear clone collect collect_concat compact "
            "compact! compare_by_identity compare_by_identity? default_proc delete_if "
            "drop_while dup each each_key each_pair each_value empty? entries filter "
            "filter! filter_map find_all flat_map freeze frozen? group_by hash inspect "
            "instance_variables invert itself keep_if keys lazy length map minmax minmax_by "
            "nil? object_id partition rehash reject reject! select select! shift "
            "singleton_class size slice_when sort sort_by taint tainted? take_while tap "
            "then to_a to_h to_hash to_proc to_s transform_values transform_values! trust "
            "uniq untaint untrust untrusted? values yield_self"
        ),
        "0+": (
            "chain dig each_entry each_with_index enum_for except fetch_values merge merge! "
            "reverse_each slice to_enum update values_at zip"
        ),
        "0..1": (
            "all? any? default detect find first flatten max max_by methods min min_by "
            "none? one? private_methods protected_methods public_methods singleton_methods "
            "sum tally to_json transform_keys transform_keys!"
        ),
        "0..2": "inject reduce",
        "1": (
            "!= !~ < <= <=> == === =~ > >= [] assoc count deconstruct_keys default= "
            "default_proc= delete drop each_cons each_slice each_with_object eql? equal? "
            "find_index grep grep_v has_key? has_value? include? instance_of? "
            "instance_variable_defined? instance_variable_get is_a? key key? kind_of? "
            "member? method public_method rassoc remove_instance_variable replace "
            "singleton_method slice_after slice_before take value?"
        ),
        "1..2": "fetch respond_to?",
        "2": "[]= instance_variable_set store",
    },
    "Range": {
        "0": (
            "! __id__ begin bsearch chunk chunk_while class clone collect collect_concat "
            "compact drop_while dup each end entries exclude_end? filter filter_map "
            "find_all flat_map freeze frozen? group_by hash inspect instance_variables "
            "itself lazy map minmax minmax_by nil? object_id partition reject select "
            "singleton_class size slice_when sort sort_by taint tainted? take_while tap "
            "then to_a to_h to_s trust uniq untaint untrust untrusted? yield_self"
        ),
        "0+": "chain each_entry each_with_index enum_for reverse_each to_enum zip",
        "0..1": (
            "all? any? detect find max max_by methods min_by none? one? private_methods "
            "protected_methods public_methods singleton_methods step sum tally to_json"
        ),
        "0..2": "inject reduce",
        "1": (
            "!= !~ % <=> == === =~ count cover? drop each_cons each_slice each_with_object "
            "eql? equal? find_index first grep grep_v include? instance_of? "
            "instance_variable_defined? instance_variable_get is_a? kind_of? last member? "
            "method min public_method remove_instance_variable singleton_method slice_after "
            "slice_before take"
        ),
        "1..2": "respond_to?",
        "2": "instance_variable_set",
    },
    "Regexp": {
        "0": (
            "! __id__ casefold? class clone dup encoding fixed_encoding? freeze frozen? "
            "hash inspect instance_variables itself named_captures names nil? object_id "
            "options singleton_class source taint tainted? tap then to_s trust untaint "
            "untrust untrusted? yield_self ~"
        ),
        "0+": "enum_for to_enum",
        "0..1": (
            "methods private_methods protected_methods public_methods singleton_methods to_json"
        ),
        "1": (
            "!= !~ <=> == === =~ eql? equal? instance_of? instance_variable_defined? "
            "instance_variable_get is_a? kind_of? method public_method "
            "remove_instance_variable singleton_method"
        ),
        "1..2": "match match? respond_to?",
        "2": "instance_variable_set",
    },
    "MatchData": {
        "0": (
            "! __id__ captures class clone dup freeze frozen? hash inspect "
            "instance_variables itself length named_captures names nil? object_id "
            "post_match pre_match regexp singleton_class size string taint tainted? tap "
            "then to_a to_s trust untaint untrust untrusted? yield_self"
        ),
        "0+": "enum_for to_enum values_at",
        "0..1": (
            "methods private_methods protected_methods public_methods singleton_methods to_json"
        ),
        "1": (
            "!= !~ <=> == === =~ begin end eql? equal? instance_of? "
            "instance_variable_defined? instance_variable_get is_a? kind_of? match "
            "match_length method offset public_method remove_instance_variable "
            "singleton_method"
        ),
        "1..2": "[] respond_to?",
        "2": "instance_variable_set",
    },
    "Proc": {
        "0": (
            "! __id__ arity binding class clone dup freeze frozen? hash inspect "
            "instance_variables itself lambda? nil? object_id parameters ruby2_keywords "
            "singleton_class source_location taint tainted? tap then to_proc to_s trust "
            "untaint untrust untrusted? yield_self"
        ),
        "0+": "enum_for to_enum",
        "0..1": (
            "curry methods private_methods protected_methods public_methods "
            "singleton_methods to_json"
        ),
        "1": (
            "!= !~ << <=> == === =~ >> [] call eql? equal? instance_of? "
            "instance_variable_defined? instance_variable_get is_a? kind_of? method "
            "public_method remove_instance_variable singleton_method yield"
        ),
        "1..2": "respond_to?",
        "2": "instance_variable_set",
    },
}


@cache
def _bounds(kind: str) -> dict[str, str]:
    return {name: bounds for bounds, names in _BOUNDS[kind].items() for name in names.split()}


def is_recorded(kind: str, name: str) -> bool:
    """Whether the arity of a method is known."""
    return kind in _BOUNDS and name in _bounds(kind)


def expected_by_ruby(kind: str, name: str, given: int) -> str | None:
    """The number that Ruby expects, in its words, if this number of arguments is wrong.

    None if it is right, or if the arity is not known.
    """
    bounds = _bounds(kind).get(name) if kind in _BOUNDS else None
    if bounds is None:
        return None
    if bounds.endswith("+"):
        return bounds if given < int(bounds[:-1]) else None
    low, _, high = bounds.partition("..")
    return bounds if not int(low) <= given <= int(high or low) else None
