import { execFileSync } from 'node:child_process'
import { chownSync } from 'node:fs'

export type Launcher = {
  command: (program: string, options: string[]) => [string, string[]]
  own: (path: string) => void
}

/** How to run PostgreSQL, which refuses to be root: as root, through `setpriv` as « nobody »; otherwise as we are. */
export function unprivilegedLauncher(): Launcher {
  if (process.platform === 'win32' || process.getuid?.() !== 0)
    return { command: (program, options) => [program, options], own: () => undefined }
  const user = userNumber('-u')
  const group = userNumber('-g')
  // dac_read_search lets the unprivileged programs be read below folders that only root may enter (0700).
  const privileges = [
    `--reuid=${user}`,
    `--regid=${group}`,
    '--clear-groups',
    '--inh-caps=-all,+dac_read_search',
    '--ambient-caps=-all,+dac_read_search',
    '--bounding-set=-all,+dac_read_search',
  ]
  return {
    command: (program, options) => ['setpriv', [...privileges, program, ...options]],
    own: (path) => chownSync(path, user, group),
  }
}

function userNumber(flag: '-u' | '-g'): number {
  return Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }).trim())
}
