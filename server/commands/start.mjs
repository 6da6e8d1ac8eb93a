import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { buildOnce, installPackages, pinnedNode, project, siteFlags } from './toolchain.mjs'

installPackages()
buildOnce()
const site = spawn(pinnedNode(), [...siteFlags(), join(project, 'server/main.ts')], {
  cwd: project,
  stdio: 'inherit',
})
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => site.kill(signal))
site.on('exit', (code) => process.exit(code ?? 1))
