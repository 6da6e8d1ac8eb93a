import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pinnedNode, project, run } from './toolchain.mjs'

const systemBrowsers = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/** A Chromium for the tests: the system's, Debian's package when we may install it, otherwise Playwright's own. */
export function ensureBrowser() {
  const found = systemBrowsers.find((path) => existsSync(path))
  if (found) return found
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'ignore' })
    const { status } = spawnSync('apt-get', ['install', '-y', '-qq', 'chromium'], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
    const installed = systemBrowsers.find((path) => existsSync(path))
    if (status === 0 && installed) return installed
  }
  run(pinnedNode(), [join(project, 'node_modules/playwright/cli.js'), 'install', 'chromium'])
  return ''
}
