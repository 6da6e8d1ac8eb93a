import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { ownProcess, pinnedNode, project } from './toolchain.mjs'

/** Runs a server script to its end and hands it the signals. npm's shell dies of a signal without passing it on: an orphan stops too. */
export function serve(script) {
  const { flags, environment } = ownProcess()
  const site = spawn(pinnedNode(), [...flags, join(project, script)], {
    cwd: project,
    env: { ...environment, ...process.env },
    stdio: 'inherit',
  })
  const stop = (signal) => site.kill(signal)
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, stop)
  const parent = process.ppid
  setInterval(() => {
    if (process.ppid !== parent) stop('SIGTERM')
  }, 500).unref()
  site.on('exit', (code) => process.exit(code ?? 1))
}
