import { flushCompileCache } from 'node:module'
import { loadBuiltApplication } from '../build.ts'
import '../main.ts'

// Loads what a start loads: what Node makes of it is kept (decision 004), and the first start needs no compiler either.
await loadBuiltApplication()
flushCompileCache()
process.exit()
