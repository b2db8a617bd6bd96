"""Which methods Ruby 3.1 has when Puppet 7 is loaded. Recorded, not written by hand."""

from __future__ import annotations

from functools import cache

from mupuppet.versions.current import current_version

_COMMON = (
    "! != !~ <=> ==  === =~ Array Complex DelegateClass  Digest Float Hash Integer JSON  PSON "
    "Pathname Rational String URI  _ __callee__ __dir__ __id__ __method__  __send__ ` abort "
    "at_exit autoload  autoload? binding block_given? caller caller_locations  catch class "
    "class_def clone daemonize  define_singleton_method display dup enum_for eql?  equal? eval "
    "exec exit exit!  extend fail fork format freeze  frozen? gem gem_original_require gets "
    "global_variables  hash initialize_clone initialize_copy initialize_dup inspect "
    "instance_eval instance_exec instance_of? instance_variable_defined? instance_variable_get "
    "instance_variable_set instance_variables is_a? iterator? itself  j jj kind_of? lambda load "
    "load_dir local_variables loop meta_def meta_eval  meta_undef method method_missing methods "
    "n_  nil? object_id open p pp  print printf private_methods proc protected_methods "
    "public_method public_methods public_send putc puts  raise rand readline readlines "
    "remove_instance_variable  require require_relative respond_to? respond_to_missing? select "
    "send set_trace_func singleton_class singleton_method singleton_method_added "
    "singleton_method_removed singleton_method_undefined singleton_methods sleep spawn  sprintf "
    "srand syscall system taint  tainted? tap test then throw  to_enum to_json to_pson to_s "
    "to_yaml  trace_var trap trust untaint untrace_var  untrust untrusted? warn yield_self "
)
_PUBLIC = (
    "! != !~ <=> ==  === =~ __id__ __send__ class  class_def clone daemonize "
    "define_singleton_method display  dup enum_for eql? equal? extend  freeze frozen? hash "
    "inspect instance_eval  instance_exec instance_of? instance_variable_defined? "
    "instance_variable_get instance_variable_set  instance_variables is_a? itself kind_of? "
    "meta_def  meta_eval meta_undef method methods nil?  object_id private_methods "
    "protected_methods public_method public_methods  public_send remove_instance_variable "
    "respond_to? send singleton_class  singleton_method singleton_methods taint tainted? tap "
    "then to_enum to_json to_pson to_s  to_yaml trust untaint untrust untrusted?  yield_self "
)
_NAMES = {
    "Puppet::Pops::Types::PSensitiveType::Sensitive": "unwrap",
    "NilClass": ("& ^ rationalize to_a to_c to_f to_h to_i to_r | "),
    "TrueClass": ("& ^ | "),
    "FalseClass": ("& ^ | "),
    "String": (
        "% * + +@ -@  < << <= > >=  [] []= ascii_only? b between?  bytes bytesize byteslice "
        "capitalize capitalize!  casecmp casecmp? center chars chomp  chomp! chop chop! chr clamp "
        "clear codepoints concat count crypt  delete delete! delete_prefix delete_prefix! "
        "delete_suffix  delete_suffix! downcase downcase! dump each_byte  each_char "
        "each_codepoint each_grapheme_cluster each_line empty?  encode encode! encoding end_with? "
        "force_encoding  getbyte grapheme_clusters gsub gsub! hex  include? index insert intern "
        "length  lines ljust lstrip lstrip! match  match? next next! oct ord  partition prepend "
        "replace reverse reverse!  rindex rjust rpartition rstrip rstrip!  scan scrub scrub! "
        "setbyte size  slice slice! split squeeze squeeze!  start_with? strip strip! sub sub! "
        "succ succ! sum swapcase swapcase!  to_c to_f to_i to_json_raw to_json_raw_object "
        "to_pson_raw to_pson_raw_object to_r to_str to_sym  tr tr! tr_s tr_s! undump "
        "unicode_normalize unicode_normalize! unicode_normalized? unpack unpack1  upcase upcase! "
        "upto valid_encoding? "
    ),
    "Symbol": (
        "< <= > >= []  between? capitalize casecmp casecmp? clamp  downcase empty? encoding "
        "end_with? id2name  intern length match match? name  next size slice start_with? succ "
        "swapcase to_proc to_sym upcase "
    ),
    "Integer": (
        "% & * ** +  +@ - -@ / <  << <= > >= >>  [] ^ abs abs2 allbits?  angle anybits? arg "
        "between? bit_length  ceil chr clamp coerce conj  conjugate denominator digits div divmod "
        "downto even? fdiv finite? floor  gcd gcdlcm i imag imaginary  infinite? integer? lcm "
        "magnitude modulo  negative? next nobits? nonzero? numerator  odd? ord phase polar "
        "positive?  pow pred quo rationalize real  real? rect rectangular remainder round "
        "singleton_method_added size step succ times  to_bn to_c to_f to_i to_int  to_r truncate "
        "upto zero? |  ~ "
    ),
    "Float": (
        "% * ** + +@  - -@ / < <=  > >= abs abs2 angle  arg between? ceil clamp coerce  conj "
        "conjugate denominator div divmod  fdiv finite? floor i imag  imaginary infinite? "
        "integer? magnitude modulo  nan? negative? next_float nonzero? numerator  phase polar "
        "positive? prev_float quo  rationalize real real? rect rectangular  remainder round "
        "singleton_method_added step to_c  to_f to_i to_int to_r truncate  zero? "
    ),
    "Array": (
        "& * + - <<  [] []= all? any? append  assoc at bsearch bsearch_index chain  chunk "
        "chunk_while clear collect collect!  collect_concat combination compact compact! concat "
        "count cycle deconstruct delete delete_at  delete_if detect difference dig drop "
        "drop_while each each_cons each_entry each_index  each_slice each_with_index "
        "each_with_object empty? entries  fetch fill filter filter! filter_map  find find_all "
        "find_index first flat_map  flatten flatten! grep grep_v group_by  include? index inject "
        "insert intersect?  intersection join keep_if last lazy  length map map! max max_by "
        "member? min min_by minmax minmax_by  none? one? pack partition permutation  pop prepend "
        "product push rassoc  reduce reject reject! repeated_combination repeated_permutation "
        "replace reverse reverse! reverse_each rindex  rotate rotate! sample select select! "
        "shift shuffle shuffle! size slice  slice! slice_after slice_before slice_when sort "
        "sort! sort_by sort_by! sum take  take_while tally to_a to_ary to_h  to_set transpose "
        "union uniq uniq!  unshift values_at zip | "
    ),
    "Hash": (
        "< <= > >= []  []= all? any? assoc chain  chunk chunk_while clear collect collect_concat "
        "compact compact! compare_by_identity compare_by_identity? count  cycle deconstruct_keys "
        "default default= default_proc  default_proc= delete delete_if detect dig  drop "
        "drop_while each each_cons each_entry  each_key each_pair each_slice each_value "
        "each_with_index  each_with_object empty? entries except fetch  fetch_values filter "
        "filter! filter_map find  find_all find_index first flat_map flatten  grep grep_v "
        "group_by has_key? has_value?  include? inject invert keep_if key  key? keys lazy length "
        "map  max max_by member? merge merge!  min min_by minmax minmax_by none?  one? partition "
        "rassoc reduce rehash  reject reject! replace reverse_each select  select! shift size "
        "slice slice_after  slice_before slice_when sort sort_by store  sum take take_while tally "
        "to_a  to_h to_hash to_proc to_set transform_keys  transform_keys! transform_values "
        "transform_values! uniq update  value? values values_at zip "
    ),
    "Range": (
        "% all? any? begin bsearch  chain chunk chunk_while collect collect_concat  compact count "
        "cover? cycle detect  drop drop_while each each_cons each_entry  each_slice "
        "each_with_index each_with_object end entries  exclude_end? filter filter_map find "
        "find_all  find_index first flat_map grep grep_v  group_by include? inject last lazy  map "
        "max max_by member? min  min_by minmax minmax_by none? one?  partition reduce reject "
        "reverse_each select  size slice_after slice_before slice_when sort  sort_by step sum "
        "take take_while  tally to_a to_h to_set uniq  zip "
    ),
    "Regexp": (
        "casefold? encoding fixed_encoding? match match? named_captures names options source ~ "
    ),
    "MatchData": (
        "[] begin captures end length  match match_length named_captures names offset  post_match "
        "pre_match regexp size string  to_a values_at "
    ),
    "Proc": (
        "<< >> [] arity binding  call curry lambda? parameters ruby2_keywords  source_location "
        "to_proc yield "
    ),
    "Class": (
        "< <= > >= alias_method  allocate ancestors attr attr_accessor attr_reader  attr_writer "
        "autoload autoload? class_eval class_exec  class_variable_defined? class_variable_get "
        "class_variable_set class_variables const_defined?  const_get const_missing const_set "
        "const_source_location constants  define_method deprecate_constant include include? "
        "included_modules  instance_method instance_methods json_creatable? method_defined? "
        "module_eval  module_exec name new prepend private_class_method  private_constant "
        "private_instance_methods private_method_defined? protected_instance_methods "
        "protected_method_defined?  pson_creatable? public_class_method public_constant "
        "public_instance_method public_instance_methods  public_method_defined? "
        "remove_class_variable remove_method singleton_class? subclasses  superclass undef_method "
    ),
}


@cache
def _names(kind: str) -> frozenset[str]:
    return frozenset(_COMMON.split()) | frozenset(_NAMES[kind].split())


def ruby_has_method(kind: str, name: str) -> bool:
    """Whether values of a class have a method; assumed for unknown classes."""
    return kind not in _NAMES or name in _names(kind)


@cache
def _public_names() -> frozenset[str]:
    return frozenset(_PUBLIC.split())


def every_object_has(name: str) -> bool:
    """Whether objects of every class have a method."""
    return name in _public_names() and f"Object#{name}" not in current_version.get().lacks_in_ruby


@cache
def _all_names() -> frozenset[str]:
    return frozenset(_COMMON.split()).union(*map(_names, _NAMES))


def ruby_knows_method(name: str) -> bool:
    """Whether values of some class have a method, perhaps from a library."""
    return name in _all_names() or name in _OF_LIBRARIES


#: Methods that libraries add to built-in classes.
_OF_LIBRARIES = frozenset(
    "BigDecimal pretty_inspect pretty_print to_d to_date to_datetime to_time".split()
)


def public_methods(kind: str) -> frozenset[str]:
    """The methods that `respond_to?` knows of."""
    if kind not in _NAMES:
        from mupuppet.ruby_semantics.errors import UnsupportedRuby

        raise UnsupportedRuby(f"`respond_to?' of a {kind}")
    return frozenset(_NAMES[kind].split()) | frozenset(_PUBLIC.split())
