import { build } from './toolchain.mjs'

build()
