import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { installPackages, pinnedNode, project } from './toolchain.mjs'

installPackages()
const site = spawn(pinnedNode(), [join(project, 'server/development.ts')], { cwd: project, stdio: 'inherit' })
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => site.kill(signal))
site.on('exit', (code) => process.exit(code ?? 1))
