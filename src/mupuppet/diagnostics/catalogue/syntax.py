"""Files that cannot be parsed."""

from mupuppet.diagnostics.catalogue.kind import Issue, Kind
from mupuppet.diagnostics.diagnostic import Severity
from mupuppet.diagnostics.ids import SyntaxId

KINDS: dict[SyntaxId, Kind] = {
    "epp-unbalanced-comment": Issue(
        "A comment of an EPP template is not closed.",
        "`<%#` opens a comment that ends at the next `%>`; there is none before the end of the "
        "template.",
        "Close the comment with `%>`.",
    ),
    "epp-unbalanced-expression": Issue(
        "An expression of an EPP template is not closed.",
        "`<%=` opens an expression that ends at the next `%>`; there is none before the end of "
        "the template.",
        "Close the expression with `%>`.",
    ),
    "epp-unbalanced-tag": Issue(
        "A tag of an EPP template is not closed.",
        "`<%` opens code that ends at the next `%>`; there is none before the end of the template.",
        "Close the tag with `%>`.",
    ),
    "heredoc-empty-endtag": Issue(
        "A heredoc has an empty end tag.",
        "Without a tag, nothing marks the end of the text.",
        "Name the tag: `@(END)`.",
        "$text = @( )\n  text\n",
    ),
    "heredoc-invalid-escape": Issue(
        "A heredoc names an escape that does not exist.",
        "After the `/` of `@(END/…)` come the escapes to interpret: t, r, n, s, u, L and $.",
        "Remove the characters that are not escapes.",
        "notice(@(END/x))\n  text\n  | END\n",
    ),
    "heredoc-invalid-syntax": Issue(
        "The opening of a heredoc cannot be understood.",
        "It has the form `@(TAG:SYNTAX/ESCAPES)`; syntax and escapes are optional.",
        "Write the opening in this form.",
        "notice(@(END:json:yaml))\n  text\n  | END\n",
    ),
    "heredoc-multiple-at-escapes": Issue(
        "A heredoc names an escape more than once.",
        "Each of the escapes after `/` may occur once.",
        "Name each escape once.",
        "notice(@(END/tt))\n  text\n  | END\n",
    ),
    "heredoc-unclosed-parenthesis": Issue(
        "The opening of a heredoc is not closed.",
        "The `)` that ends `@(TAG` is missing on the line.",
        "Close the parenthesis on the same line.",
        "$text = @(END\n  text\n  | END\n",
    ),
    "heredoc-without-end-tagged-line": Issue(
        "A heredoc does not end.",
        "No line below it consists of its end tag, with an optional `|` and `-` before it.",
        "Put the end tag on a line of its own, spelled as in the opening.",
        "$text = @(END)\n  text\n  | ENDE\n",
    ),
    "heredoc-without-text": Issue(
        "A heredoc has no text.",
        "The file ends on the line that opens the heredoc.",
        "Add the text and a line with the end tag.",
        "$text = @(END)",
    ),
    "illegal-argument-list": Kind(
        "Arguments without parentheses follow something that is not a statement function.",
        "Only some functions, such as `include` and `notice`, may be called without parentheses.",
        "Put the arguments in parentheses.",
        "split 'a,b', ','\n",
    ),
    "illegal-class-reference": Issue(
        "A name in upper case is not a valid type name.",
        "Each part of a type name begins with an upper case letter, and the other characters are "
        "letters, digits and underscores.",
        "Correct the name.",
        "notice(File::path)\n",
    ),
    "illegal-fully-qualified-class-reference": Issue(
        "A name that begins with `::` and an upper case letter is not a valid type name.",
        "Each part of a type name begins with an upper case letter.",
        "Correct the name.",
        "notice(::File::path)\n",
    ),
    "illegal-fully-qualified-name": Issue(
        "A name that begins with `::` is not valid.",
        "Each part of such a name begins with a lower case letter or an underscore.",
        "Correct the name.",
        "notice(::1x)\n",
    ),
    "illegal-number": Issue(
        "Something that begins with a digit is not a number.",
        "A bare word must not begin with a digit, unless all of it is a number.",
        "Put it in quotes if it is meant to be a string.",
        "$port = 80x\n",
    ),
    "illegal-regexp": Kind(
        "A regular expression is not valid.",
        "Puppet uses Ruby's regular expressions; this one cannot be compiled.",
        "Correct the pattern; characters with a special meaning need a `\\` before them.",
        "notice('a' =~ /(/)\n",
    ),
    "illegal-resource": Kind(
        "What precedes `{` is neither a resource type nor a reference.",
        "Attributes in braces declare a resource, set defaults, or override.",
        "Write a type, such as `file { '/tmp/a': }`.",
        "[1] { mode => '0644' }\n",
    ),
    "illegal-unfold": Kind(
        "`* =>` is not allowed here.",
        "`* => $hash` sets attributes in a resource, an override or a collector.",
        "Write the attributes out, or move `* =>` into the body of a resource.",
        "notice { * => { } }\n",
    ),
    "illegal-unicode-escape": Issue(
        "`\\u` is not followed by a character's number.",
        "It needs four hexadecimal digits, or one to six in braces, that are the number of a "
        "Unicode character.",
        "Complete the number, or write `\\\\u` for the two characters.",
        'notice("\\u12")\n',
        severity=Severity.WARNING,
    ),
    "illegal-virtual": Kind(
        "What follows `@` or `@@` cannot be virtual or exported.",
        "Only resources can be virtual or exported.",
        "Remove the `@`.",
        "@notice('a')\n",
    ),
    "invalid-decimal-number": Issue(
        "Something that begins like a decimal number is not one.",
        "A number is followed by a character that cannot be a part of it.",
        "Correct the number, or put it in quotes if it is meant to be a string.",
        "$a = 1.2x\n",
    ),
    "invalid-hex-number": Issue(
        "Something that begins with `0x` is not a hexadecimal number.",
        "Its digits are 0 to 9 and a to f.",
        "Correct the number, or put it in quotes if it is meant to be a string.",
        "$a = 0xfg\n",
    ),
    "invalid-octal-number": Issue(
        "A number that begins with 0 is not octal.",
        "Numbers that begin with 0 are octal, so their digits must be 0 to 7.",
        "Remove the leading 0, or put the number in quotes.",
        "$a = 089\n",
    ),
    "nested-heredoc": Kind(
        "A heredoc begins inside another heredoc.",
        "Interpolations in the text of a heredoc cannot contain heredocs.",
        "Assign the inner text to a variable first.",
    ),
    "syntax-error": Issue(
        "The code does not follow the grammar.",
        "The grammar does not allow this token here, or the file ends too early.",
        "See the hint, if there is one; often a `,`, `:` or brace is missing just before.",
        "file { '/tmp/a' ensure => file }\n",
    ),
    "unclosed-mlcomment": Issue(
        "A comment is not closed.",
        "`/*` opens a comment that ends at the next `*/`; there is none before the end of the "
        "file.",
        "Close the comment with `*/`.",
        "/* no end\n",
    ),
    "unclosed-quote": Issue(
        "A string is not closed.",
        "The closing quote is missing, so the rest of the file belongs to the string.",
        "Close the string; in it, a quote of the same kind needs a `\\` before it.",
        "notice('text)\n",
    ),
    "unrecognized-escape": Issue(
        "A string has an escape sequence that does not exist.",
        "Puppet keeps the backslash and the character, which is rarely what was meant.",
        "Double the backslash, or use single quotes.",
        'notice("C:\\dir")\n',
        severity=Severity.WARNING,
    ),
}
