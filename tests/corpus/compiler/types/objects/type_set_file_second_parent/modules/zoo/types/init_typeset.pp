type Zoo = TypeSet[{pcore_version => '1.0.0', types => {Animal => {}, Bird => Animal { parent => Animal }}}]
