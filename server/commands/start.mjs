import { serve } from './serve.mjs'
import { buildOnce, installPackages } from './toolchain.mjs'

installPackages()
buildOnce()
serve('server/main.ts')
