import { execFileSync, spawnSync } from 'node:child_process'
import { chownSync } from 'node:fs'

export type Launcher = {
  command: (program: string, options: string[]) => [string, string[]]
  identity: { uid?: number; gid?: number }
  own: (path: string) => void
}

/** How to run PostgreSQL, which refuses to be root: as root, as « nobody »; otherwise as we are. */
export function unprivilegedLauncher(): Launcher {
  const asIs = (program: string, options: string[]): [string, string[]] => [program, options]
  if (process.platform === 'win32' || process.getuid?.() !== 0)
    return { command: asIs, identity: {}, own: () => undefined }
  const uid = userNumber('-u')
  const gid = userNumber('-g')
  const own = (path: string) => chownSync(path, uid, gid)
  const privileges = readerPrivileges(uid, gid)
  // A container often withholds the privilege: then the programs must lie where everybody may read.
  if (spawnSync('setpriv', [...privileges, 'true']).status !== 0)
    return { command: asIs, identity: { uid, gid }, own }
  return {
    command: (program, options) => ['setpriv', [...privileges, program, ...options]],
    identity: {},
    own,
  }
}

// dac_read_search lets the unprivileged programs be read below folders that only root may enter (0700).
function readerPrivileges(uid: number, gid: number): string[] {
  return [
    `--reuid=${uid}`,
    `--regid=${gid}`,
    '--clear-groups',
    '--inh-caps=-all,+dac_read_search',
    '--ambient-caps=-all,+dac_read_search',
    '--bounding-set=-all,+dac_read_search',
  ]
}

function userNumber(flag: '-u' | '-g'): number {
  return Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }).trim())
}
