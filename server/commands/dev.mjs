import { serve } from './serve.mjs'
import { installPackages } from './toolchain.mjs'

installPackages()
serve('server/development/development.ts')
