"""Digests of the files of stdlib's releases that our functions are equivalent to.

A word after a colon says which of our functions it is (`VARIANTS` in
`compiler/functions/stdlib_functions.py`). Written by
`python -m tests.oracle.functions.stdlib_releases`; do not edit.
"""

from __future__ import annotations

KNOWN: dict[str, str] = {
    "any2array": "049162bac3b5d06f 79916b67d70afff5 c89327b110c8ca83 f08851e4a4285fb1",
    "any2bool": (
        "0622681baf847f22 2ed278c2d0a03792 75d23a32f8b5d54f 79ebd9fd76122200"
        " 8e088ab75b075b6e 93d6846285319e61 a36fc7cf417ff0f7 bd5be59c58a5d967"
    ),
    "assert_private": (
        "0c863d21db6f2822 4ca89edc4bd19a30 88436d22702911b5 bf8489ea764c230f"
        " d4e34e31ac353a85 f10c21f330827ff5"
    ),
    "base64": (
        "3f50858154f7618f 5c683b5b933c58f4 60572a334ed69388 c8efaf38437f93ab"
        " d295b995d0e110d4 f89fd8e6e31c051a f9f4bf08f1c665b4"
    ),
    "basename": (
        "48a2c983accd27cf 81289c9f956f65a2 82ebdf0ca1ce040b 899d487332ad9fc5"
        " b457b86320f473f2 fefdff8d8cdbe843"
    ),
    "batch_escape": "5c8506c0ae3887ce:forwarding 968bc100bfa0a775:forwarding fcca7cb73fb2e11d",
    "bool2num": (
        "24718feb4261857c 53ebf99c7f386b9d 74fd1fb0f2521a3a 9a3ee3d0a7e55c6b"
        " bc76598f8e5dda81 f11fe6468904ab92 f2f81660af17fc7a"
    ),
    "bool2str": (
        "1b3d1a7941017ce3 28fece493fe82e83 36e88940db1a871c 398a006b3a5f6f38"
        " 48b117de6f8d8e1f 9e3d5fa4dca70667 cac2e709ff422c7c"
    ),
    "clamp": (
        "7e174b3afe6d955f 8550b9c51860f920 86f643d944e8104e 8c213088a55d1bdd"
        " 9a236e5a09d9e5df b14e512dfe6ef97c fb78b4a10aff78dd"
    ),
    "concat": (
        "04f46bffc83106e6 11f50565df664b3c 1c48d0b5e172553e 300a212d362ed798"
        " 964c46e1856ba029 b0786bae6acf3e60 b2a6ca0845ab780a"
    ),
    "convert_base": (
        "063e594b4fc5ea15 0b65a35f0e974250 435525258a988983 562c6b9ceca910fe"
        " 7f018063437e7c34 92fe6ef947314dde b0c9ebf16285bcc2"
    ),
    "count": (
        "1daac432f75bb956 24e27655d8bd58e9 33f1f2b733a2a1b4 3d5c304a2d8e71e7"
        " 7a0816e68bff07ac e5c923e1f1f1e14d f51924ab477f36cf"
    ),
    "deep_merge": (
        "2762b9a4dcf263f8 30d66e63f50240fe 522c6b2366421bce baa7ae7488359376"
        " cafa54d859b29794 fb543da7f2b6bed7"
    ),
    "defined_with_params": "397dd740103a1195 522a8771d253096b acf73715b2f84b74 b86e1668474396c0",
    "delete": (
        "4cc7eff18bc47c30 56b279ed09b46520 57ea728012af7455 b781e6daff73f890"
        " f618811aeed36d31 fb17db55c591bbbf"
    ),
    "delete_at": (
        "358b26685b568baf 445cea97ac26a2c4 90828470aaac937b 9d1f0ff999c284ac"
        " c1f65d56d1ffaa70 cce2161ef6c39f26 f85e232569eb3ca2"
    ),
    "delete_regex": (
        "26a80908d9091ef9 2c3eb41aa7913b97 a20c7cb6314cb56e af35636d1bea0a19"
        " cae0914e3a9d40db f70ad069489c4d18"
    ),
    "delete_undef_values": "551f5d46c28b08cb 8ba2311b0d21780c 90cc92438e99dd4e c5723701f03f0bc6",
    "delete_values": (
        "34b6d255e3f35803 3eb4a3f260e08f87 4f7257f8e36e25fe 744267a20457beec"
        " 9c6bf8650b2e3579 9d378dd7c4077140 e204eafc54a6f3c4"
    ),
    "deprecation": (
        "3d111579addd7701:newer 430512ade69c8f25 53ed4ef112422d6f"
        " e99c2c3c6a70ea2b f0340a11b9119387 fd01d19b7e3f5c99"
    ),
    "difference": (
        "2241fcdaecdf5388 3a151b661b54b779 b3aa1d98d932491c b8fc7c461b28ad1f"
        " d1d41fa6c78ff7fc d707b0dc315c6c5d e2c6d9e8a38a5f7f"
    ),
    "dig44": (
        "2091c7aad7903ebf 51c2926bf8c76759 5b462cf502f4f657 76a7707f2b86b386"
        " cd6486c6c3fcdd62 e69606f6608cfc16 ee3e6acecd4cbe7b eef5a40b7ef21ba2"
    ),
    "dirname": "06db46e717ce3a09 25b37e8af49f6d59 79bca75494d1b11a bfbdde48f228c4aa",
    "dos2unix": (
        "1d8f9f112377e8b0 2ac04b3e514cc9ba 519fc75098b92117 5f30cae48f6a9e87"
        " 6aa517cc9b85da0f 956451ba168c6bdd"
    ),
    "enclose_ipv6": (
        "08acfb736c70984c 25ab457b9f0e2e6e 263aaa91f876dd5e 4d304efa7df00068"
        " c84c9daa51ddf536 f1f0e01c668bffa6"
    ),
    "ensure_packages": "287bfb2ac90b0f18 6674c644e4114426:forwarding 8a268da016178c99:forwarding",
    "ensure_resource": (
        "11163ad603bb7a35 1ac97adf01c9e817 25ab19a94df5d6af 70c020d7a8ba1251"
        " 8a1f305a29be703f 955ea1ef26a49cc9 9a6f65a6dbc9acf3"
    ),
    "ensure_resources": (
        "0aa5244167bf900f 1ef3c8f661644127 24ac710e62023059 47d6c16000658d7b"
        " 53eefe12c5055ea7 78f157b4fdb75da0 8f30020eda0de3e2"
    ),
    "fact": "10eb4da2d0909492 44c9baac4dce8edb 5214ed0e4cb6b1ba dc102a5ad88e5b29",
    "fqdn_rand_string": (
        "505968bb4536ed25 8cc2816b4c4fc916 91ba720b51674371 d025eb454bfa2443"
        " e16987f8ef462fef f726619a5e225d59"
    ),
    "fqdn_rotate": (
        "2a4d394def0c911d 48f465228cfcc8fc 6088ff7374d85256 9d15aba93561e5e2"
        " c98157fd25dddd29 fab1dc8ddd02701e"
    ),
    "fqdn_uuid": (
        "15e7f7813e015677 9851515dd0605b6e 9d53eacd61239154 b5a56d32c4ef4936"
        " cea99f0a0bc7b420 e1d1b7cf34851bc1"
    ),
    "get_module_path": (
        "806136f58203b5ea 824ece4226d19a3e d30879c88e067e1b d63771c1bf6ad591"
        " d98c2d8bd0089e92 e14beac4294d879e f35a53aa637c3d0f"
    ),
    "getparam": (
        "059728284b33da78 110fc15859903246 7f6ec9bf85f1f5d4 8d1f89ff3219bc5a"
        " 8d6bcdc004c94aba b039a8173c4bc7c7 c1d67082ce0fd0ef fa36b457f0a0d287"
    ),
    "glob": (
        "5205bebcd9e30330 c2f1690ba206f51f c984d980ab6142b2 efdf2fa4e24b69ae"
        " f491b74e2faa407b fe546f6980b40cef"
    ),
    "grep": (
        "2d8d90cecc52768d 5b98ffc44a92ceb1 7427f452b8b6b951 7ede0abe5a87c63b"
        " a462b9f01786a0a7 cef13052774ccd03 e1c2659c9b3669f3"
    ),
    "has_interface_with": (
        "2cf198f765337acf 5ffee9e076dfb728 6216e5868d6680c6 99ebf427bbccfd80"
        " d1ad0c4b43978d7e d286907d1228780f:forwarding"
        " db1732739f3a30d3:forwarding"
    ),
    "has_ip_address": (
        "4d0dd42a7245ef55 4f925ab2e06b0cfc 5404e6d1a137f541 8e1658190bfd2c5c"
        " c58ce84d9ad2be01 ee7410f87cc53d7b"
    ),
    "has_ip_network": (
        "3092cafb4d13cc00 723e62c5b9662978 9af12834381660b2 a3a0eb6edbe76dfc"
        " e19716ec56988370 eefccf1283179917"
    ),
    "has_key": (
        "03d7a59d30dfc3aa 10b2801f244aa045 3e73f9ff713700ef 51d2dc7a06a46ae9"
        " b3d34364f10567e2 b597c3b0949174c9"
    ),
    "hash": (
        "10a62d7fa3299182 5071e808b7aa3821 5d752a3bff7eca1d 6c48bb15f5332706"
        " 86ac2b5e1c109dfc b924a4bdb7c0ee56"
    ),
    "intersection": (
        "20651c7fc7684389 2ad1095e117c8db6 3843f72a55ec32be adc90c1903b68764"
        " cb2994f386c6d4cc dc29d08b53d20088 dcbb4415028cbe5b"
    ),
    "is_a": "0607f7a36d796c7b 75077b3fe9c7126f 869b2af1f1808a8b da3018fcadb90159",
    "is_absolute_path": (
        "28436ed037d6798c 35bb958c7bc3f9f0 36088c382425c9fc 5572808feb14c0b8"
        " c14d1a37efbe1daf de642a90be97b427 f567f4aeb3759499"
    ),
    "is_array": (
        "05a44d1e0509324d 1e9f102d3694a417 303535e61bc3501e 8e1379011b4240d3"
        " b880a64fec4ba371 ee8ceaa62a9143e1"
    ),
    "is_bool": (
        "0e4cbee5c7edb13c 27a2499e22c1bbe0 315886d0e79974bb 6c488725a7ae5f03"
        " 9c6b4bc3212d9d3c d1354c6729f33f1b"
    ),
    "is_domain_name": (
        "12ee49173716bc69 4b9f62182a15aedf 5e9863da99f043ca bd14c8607a065319 ca90a3085ff0431c"
    ),
    "is_email_address": (
        "2aaadd7cdb06eaee 878a3d03f86e28ec 8f20be5d386ba81f ab44e6c7e5bbc4db acf6012ad8b71895"
    ),
    "is_float": (
        "0e1e9b2f14bca573 304b2435a1e8cd52 aa08df0732966227 aafb39cb87d2e111"
        " b9f8333a42884964 f7bc6b8b048b2c18"
    ),
    "is_function_available": (
        "0801357c7299d463 1650b015045dc3c1 19aa7ab236376b74 97bdf9fe08baac60 c8e3368f4c8fa146"
    ),
    "is_hash": (
        "5e4f8b289a54a132 681957361889417f 71f1364934cb3951 80c4bed51423a958 81d0158147d45199"
    ),
    "is_integer": (
        "05f26e7ae676d281 443c5ba9831ca616 5e63ce5f77e8f9a8 d69127c56038a797 ef1a162c917df93e"
    ),
    "is_ip_address": (
        "008c92adb8945af6 26fb84d54670a2cc 502082a94433ab26 73a9f058d38dd9e6"
        " 9af1fbd419290615 cdf91cdc3ff3fd5e"
    ),
    "is_ipv4_address": (
        "7aadf78ca80770a4 94d9e2cac7caecad ab71a50366865596 be002353a2ca6320"
        " c72773b6d2117d8c c72ea39e4d9c395f"
    ),
    "is_ipv6_address": (
        "1f403603c082b305 5d0511582133fcb5 7664b91acff3f029 8aada993b027bcaa"
        " ccee11025f22913f e577bef597b6290b"
    ),
    "is_mac_address": "2fc39c302994d1f0 9abcbcab17a7b1f3 cc7990ed0e32c3ea",
    "is_numeric": (
        "2819798a4ec7c79d 2f46708534ddee80 55922a0ab9dd1f8a 840324b124b05e75"
        " 8b7450ef4d7155fb b3d17d3c19e9e3d8"
    ),
    "is_string": (
        "09b3730b95a05d4c 0fa3dab74dc981e3 13d9488ec4eef31c 3c5b1d2dee67f7cf"
        " f55480735f4f5c23 fb057c2304ed46d3"
    ),
    "join_keys_to_values": (
        "0afadd8a7793c43f 86d793c5f1c24b06 bbb02f9f1a9af4a5 d7f38eb2bd4f9193 f84b2a5afe5ef10c"
    ),
    "load_module_metadata": (
        "0d46d2ce0dec2854:newer 0e2ccb269095e5e0 143ac16c9446711b 23478306a6c5d20c"
        " b1ae2848d4043ee6 b7b24af2839ebd73 df90e53cfd4371b3"
    ),
    "loadjson": (
        "413a70d3f624fdf7 5bbd894f3d8d66ec:newer 5bffbaf88a61fad6 a6b42fd211dc012c a750e34b86b418c0"
    ),
    "loadyaml": (
        "4bb6560ac9f852bf 5f6921b3dce6ccf8 8d4bc18a2041b5f7 942dd672f6d4c87c:newer c6eda4782c55eb01"
    ),
    "member": (
        "172beb873f4bf652 3739c79b0acb8abf 4ac4008778d78ba0 657527d469f2c30e"
        " 83553f83a1bf0818 9e9f841c56f1958b fcd8eb01cfd015bc"
    ),
    "merge": (
        "13d34114da606dbc:forwarding 491140c5e8751dfc"
        " dc1717edacf88a9d:forwarding f4000c87c03e93d4:forwarding"
    ),
    "num2bool": (
        "0ea3c803a16d4f45 244977de88a99e8a 4051a0a0b23a7963 67acb7afa7f3e5ea"
        " 803a2ccc88281ada ac722162fb0ddc49 e2dea7bc237320a8"
    ),
    "os_version_gte": (
        "2825585b797d46a1:forwarding 41fd6d930042444c"
        " 6b5898f0524f626b:forwarding 727db522270a57da b61dee78efbe374d"
        " db595bf07f1d37d1"
    ),
    "parsehocon": (
        "2d3fecb7ffa628cd 57d0d02b4c70806b:forwarding 8c77434e775bdca1:forwarding 90b8d87c18a34357"
    ),
    "parsejson": "447301ee1c99d751 8bcc6ab9a52f4cff",
    "parsepson": "58ae8a383da4858f",
    "parseyaml": "0fef87bbee849c55 1816fec72799e4e7 9d5e86b35efff5c8 d341e25fe6a337cb",
    "pick": (
        "0ebe5cafa58d2d4d 21cc8541e46b4185 7db5f9011de0fe90 83c7237de31c90d7"
        " 9dc0abc70d5c7f57 bbfbf29207dc0d3a e260a5caf1b41e61 f0053f3559b9286d"
    ),
    "pick_default": (
        "1fca45cf20a540ac 25e67a1a71e1dd3f 45fb9ff571078b86 70c78d45a1fa80d5"
        " c2096ab81dd04b34 ef040d1acd7a386a f5806f3a0e0431fa"
    ),
    "powershell_escape": (
        "489978a8503cb89e b220f77e9f36f956:forwarding d019aa6b1dcf0e4f:forwarding"
    ),
    "prefix": (
        "17b4d2f4061f14c6 498d647112e32036 67dfee15f2e8fd1e 8b79e081e28be5a3"
        " b1113129dfce0d35 c1c36bbdaebbfd35 cbf4965c9cf32757"
    ),
    "pry": (
        "0001f78c79aa4007 013b754d84ed2f7a 1f100e83f98a4d6a 2bf3621174e26ad9"
        " aa81c5e9749b177e b5b8f22aeed7a470 ed749c28fdaa2b15"
    ),
    "pw_hash": (
        "02a3ba797a8d41cb:newer 29589d485de26b4c:newer 410e9594dcb3f4be"
        " 97866f379a9c9729:newer a031f0102b69537a:newer a17b0fa65aa5af4c"
    ),
    "range": (
        "06f1cbaefe56b54d 0e0d32b4dc0ca92f 6b720b439997d85a 7f43455a4e1d2e72"
        " 990bcdaf085699a8 bd4cf3aef49bd628 ed3ea7e8f0392da3"
    ),
    "regexpescape": (
        "2821961873d32265 442ca8850507d22f 528bfad65b57e9f9 57f2002261dd821e"
        " 73f2f0d2fcf30be5 c2ab131c4d2cb681 fb3a4509dff059f5"
    ),
    "reject": (
        "2c454a5a4d5936ef 6738ec48ec4c6972 ca4c72d58dc9ced8 d3f1da92e71b8709"
        " d45268fd2432b2f1 f73969b3ff293fb0"
    ),
    "reverse": (
        "21adcb2259bddfcf 2532e71aff6b8c2a 376c1eddc28b62ff 5f12736a96cb35ad"
        " 7dfa715870c2d6c2 7f5118757bcf5c35 ecb30f23cee93590"
    ),
    "seeded_rand": "7b1accdd657a09ed b509c3132990d3ee c95f8021dd126e9c",
    "seeded_rand_string": (
        "1548bac52c2ee370:forwarding 4f45b3e89757c196"
        " 854bea6552971353:forwarding afffb871156a10b2 eef070c93a50dba8"
    ),
    "shell_escape": "26641f1d0a1738dd:forwarding 2b592b5762e6de55:forwarding ac0ce47b749f8746",
    "shell_join": (
        "2bdd03bb67e3ef7a 3e1f26efbe5a5b36 3e5b0bdec93b8730 50da39b8b45edfcf"
        " 8cb1befd15f3fea2 b0a573db137b3540"
    ),
    "shell_split": (
        "0d2c7e443bba511d 1a9afcab7ef6a889 1d8fbafcd4e5324f 54ef9d4bfa2bcd7f cc264cbbb368503c"
    ),
    "shuffle": (
        "317902915aa2160f 32d0496652317ae1 af8dff6ee29af46a b1989c17a14035a5"
        " da760f1dd6274f92 e1cdac40261ba8af"
    ),
    "sprintf_hash": "8e888d949f21fd93 afb6eb1db03dd04a b8b8ee5339ca016b c3bfcc032084e857",
    "squeeze": (
        "51a37d395ac7f93f 7a24810d2cfa9f38 9182646903b6e560 a60d66cd6dd6e019"
        " a6cc346c941727aa db9cbfb14b8b6f57"
    ),
    "stdlib::batch_escape": "4b1b268e926d77cb",
    "stdlib::crc32": "994cbc772331998a c469906e17ce85a5",
    "stdlib::end_with": "6224087110c13722 c54a1f7258042358 f7e268702977d6b4",
    "stdlib::ensure_packages": "0e8e15a9b91cc7ce",
    "stdlib::extname": "42a0443dc8ccd033 c6d0ddec2c63ae18 d7a740091698b335",
    "stdlib::fqdn_rand_string": "657c8b263a11546f",
    "stdlib::fqdn_rotate": "55d685519a313d1c",
    "stdlib::has_function": "4b38d64bcdedefda",
    "stdlib::has_interface_with": "3353a63f9be2932b",
    "stdlib::ip_in_range": "46b7241ca1a4aa1c 9b887864e5f0d3d7 d16281bdce87eee1",
    "stdlib::merge": "999002a9876b0893",
    "stdlib::nested_values": "2860c4a85072e910",
    "stdlib::os_version_gte": "cb1664fa787dbb69",
    "stdlib::parsehocon": "4859583a144f8f16",
    "stdlib::powershell_escape": "ba0c8e619115d557",
    "stdlib::seeded_rand": "778dbf15c1c3dc3b",
    "stdlib::seeded_rand_string": "6d1440aa95db052f",
    "stdlib::sha256": "d2f552fa0767b0dc f5a79f68cca6b029",
    "stdlib::shell_escape": "55382f27d0562f06",
    "stdlib::start_with": "37eac931c90108fa 3bd485d65ba8b721",
    "stdlib::str2resource": "9839f5437f11e43b af9f5cb05e11f315 dbb6e181ddb45b3f",
    "stdlib::to_json": "920b197aefa902ba:unprefixed",
    "stdlib::to_json_pretty": "2eaaf5c0ac017c37:unprefixed",
    "stdlib::to_python": "96d9bd450284d5b9:unprefixed",
    "stdlib::to_ruby": "aff777a0f15a19df:unprefixed",
    "stdlib::to_toml": "9098153d4fe5e592:unprefixed",
    "stdlib::to_yaml": "f81c6b34d3fb73b7:unprefixed",
    "stdlib::type_of": "48bc87110c83ea63",
    "stdlib::validate_domain_name": "7b024f6011fabb76",
    "stdlib::validate_email_address": "a9c3d43408648252",
    "stdlib::xml_encode": "36e11de3ee8b06e8",
    "str2bool": (
        "02be44246d20e098 13419614b5c34cc4 382024b27511052d 542b11ef67ede6b8"
        " 5c3ba03a4f53108b 8b6c42cb9f4cb0e3 c48549f8e9a00c75"
    ),
    "str2saltedpbkdf2": "077508f2c0140d83 151f27d32c41ac38 873b76588b374890 a2eaeefedf3f2bc9",
    "str2saltedsha512": (
        "72fd62fee1947558 97af6f529ea252db 9a69a5762bc3bab8 aaf1ef328b0091bf"
        " ba6157059ff0bdf1 e2c41b01e22a75a2"
    ),
    "suffix": (
        "083987ae932ea1d3 13bd1c2a917cbd7b 76ba2b5f178244af 8c2760c513846578"
        " a6efdc86d9c5acfd dd882f53878c9552 fe2c9a0398c56514"
    ),
    "swapcase": (
        "030129430bee3b6d 435e78ccf9005032 568d77cd3907f95b 7663a18edb14c298"
        " 9a6604003d9ee346 c0590550eea800ff"
    ),
    "time": (
        "23e464f9d4faae7c 29140cb46754eab1 41674bdf4fe256ad 5484d7b82f055701"
        " b54f8f7c909c9020 f81ddf8a520a883a ff6372a73cf0fb3a"
    ),
    "to_bytes": (
        "09b57beb4ac8e988 2ceb0bce353cbe2a 63a23f5aabc55624 abf7c85c67f545f8"
        " b14be9345bc61e0a f67fe5118f9f9677"
    ),
    "to_json": (
        "36ceef44c3533f71 520401415121fb9a 5605b00f0dcade8d 5fc2d4b1307eddb5"
        " 98d4c84d93b83eeb:forwarding ca609aa9806af91b:forwarding"
        " e7448d221e197d5a"
    ),
    "to_json_pretty": (
        "137c171c382b99c5 2c34f6a7f6339887 6abc40c55720b7d3:forwarding"
        " 6c68f9a640baf189 718823314a39e2f9:forwarding f87f955cf2ab7578"
    ),
    "to_python": (
        "22bb4e572611e9cf 2b3c480274bfe69c:forwarding 35365fb000792086:forwarding c0bd6e85e5dcbd09"
    ),
    "to_ruby": (
        "00050bfa2bbd68a0 26dd0a126ee96a35 534d4dde77efb490:forwarding 91ea10b4eb336a0a:forwarding"
    ),
    "to_toml": "15483c9d209b6856:forwarding 516740e103748056:forwarding efd910195e950744",
    "to_yaml": (
        "15bf4ce41cd4c644:forwarding 30dfd95391b1c763 611bc547584f07ae 78ed0340c2909776:forwarding"
    ),
    "try_get_value": (
        "0ae82d7f761eb1e9 239e7d4b85b7b94e 53cd60c284700fcb 81c63495aae6710d"
        " 8539a034cb3b3585 b5a60d1ce1ff4255"
    ),
    "type3x": "41b878f6e3eea2cc 4abcc5e20b7ec18a d650d1e4bcf2af0d df41d800e33459ef",
    "type_of": (
        "026c5587360e49b9 2a17332cb76c79f4 2ccdc3a3634471bc:forwarding"
        " 57ca11364702435c:forwarding cc630b8612151cff dabfaa8bab24f812"
    ),
    "union": (
        "bac241274faee34e bec99e23d5aa06b7 bffd9fdad84b1b27 c0a287610246d785"
        " deb321e798df1562 ea9a5dfb40662674"
    ),
    "unix2dos": (
        "1b46404e92fda39f 2ff7917c2d460aae 585116ae2745b440 abfaa5adc0831591"
        " ecf46c5eb6b608d7 ef3bce0f745546b2"
    ),
    "uriescape": "99782e8d162bc7a6",
    "validate_absolute_path": (
        "50846c9411fe1d50 5b0eb8300d3835e3 5bf3984fec2cf618 e23bb1fff4dab605 f1c7bbe303bb2a47"
    ),
    "validate_array": (
        "09fddfdadcb05d74 1816c94c7b1c0e6a 7c6b05a4a90c8458 7e2745e8ea8ba140 dfcc83424da9afa4"
    ),
    "validate_augeas": (
        "518f19c67be9071f 7ac6f0f1dd62caf0 a2c3481ba2f96347 bf5ce2cb710a4588"
        " c52b09132340a166 f9e6c81e845628e9"
    ),
    "validate_bool": (
        "2e15c589774c3cdd 444a10e56ecb818a 529734837beeffc1 e5344192d710d74f e7b7e93f031ff22e"
    ),
    "validate_cmd": (
        "5db680a5f91f1c4f 6f607ca6baa8c5c9 9db75052d039c0e5 cbbfa0992f99ff0b"
        " ed37511374f34379 f914f96f9992f7d9"
    ),
    "validate_domain_name": (
        "1925f8fb3633b35b 47bcbcdb9dbe6774 804dea603be315ae ad2f9256d53c8861 db5d188f8290bbc2"
    ),
    "validate_email_address": (
        "106c1d3e6eed96ce 420683d70613cfc9 54b4da09278e00d6 7c302417864692e2 f71287f92baa55bc"
    ),
    "validate_hash": (
        "3c4bff809d5fc544 44bc04f8c78e0924 aec50f4c6533dac6 e1b77fd0ead60aba f00fdc68eb132929"
    ),
    "validate_integer": (
        "334d17cb21f26da9 88621a233acc6d07 be7cde818333a011 d9056538e506bfed"
        " ddb0b4b7b789ba1d f69f36fd10cbfce6"
    ),
    "validate_ip_address": (
        "366926088d38f1de 43b7a89211933e04 60dad4b81bf920cd 935c1b5fc4238f64 c86b770fb1ab4049"
    ),
    "validate_ipv4_address": (
        "83167e1b25275dca adb84982faabf40f d7941cfa3c0acdd6 e407b693987a3cd0 fdb4cf78e53ae702"
    ),
    "validate_ipv6_address": (
        "1cdb4135f7afd889 4f4c272324038b48 c8c7bbb3678f1d35 d1ad1997ace89563"
        " ef93dd492b5b79af f912c51821e6dd4a"
    ),
    "validate_legacy": (
        "a140a478b6cbd955 a9591da5b580b013 b58d7ca78a27a1d9 c43e6ee6919d2809 ec7cf3581dd4dae7:newer"
    ),
    "validate_numeric": (
        "24898c5ebaece92d 296de8a3c6cc0b0b 2ed9a85156887f26 4254fe5ac8e71bb1"
        " 9653476e79931041 9ca65e90b34fadc8"
    ),
    "validate_re": (
        "6d963dbdd98d8471 6f46129d0f4a610e 976f4c189a1f4f94 a0bc13fb263e8179 c0fb5be232027b0d"
    ),
    "validate_slength": (
        "4e7c369ed401eab5 5eb6d35894450452 8105f8739563a005 84bf486cb530384b"
        " 8f4c054f836aa24e d806183d495f1078"
    ),
    "validate_string": (
        "0aed678ee991ef54 7b09d0dcf6dc68d7 8c1db62c24f0f769 b4115961c07a8614 f2fde8f737a2a3e7"
    ),
    "validate_x509_rsa_key_pair": (
        "0807b205facb1903 2b41ef7cfb423167 331721f2b0d146b0 4e103ec0f955e4d0"
        " 8985ea7a0673e827 9147a9a9f11c1da4 9fdbe7768ad71360"
    ),
    "values_at": (
        "2538b0439b14dd46 6060e47f61950193 66349825bbd2b517 9a43494cb3ca8a4b"
        " a6ef1bdb1abb8580 df4f1312cf8f62c6 f7b398ee65166fb0"
    ),
    "zip": (
        "346cac4551fb186a 73718ebaecff5bcc 7c8363060775402c a6a9b6f01b9da54a"
        " b5e6a36eb875559b e808b43b16e4363a"
    ),
}
