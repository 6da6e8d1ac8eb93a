import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pinnedNode, project, run } from './toolchain.mjs'

// The first keeps up no window of its own, which takes a fifth off the journeys.
const packages = ['chromium-headless-shell', 'chromium']
const browsers = [...packages, 'chromium-browser', 'google-chrome']

/** A Chromium for the tests: the system's, Debian's package when we may install it, otherwise Playwright's own. */
export function ensureBrowser() {
  const found = systemBrowser() ?? installedBrowser()
  if (found) return found
  run(pinnedNode(), [join(project, 'node_modules/playwright/cli.js'), 'install', 'chromium'])
  return ''
}

function systemBrowser() {
  return browsers.map((name) => `/usr/bin/${name}`).find((path) => existsSync(path))
}

function installedBrowser() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined
  apt(['update', '-qq'])
  return packages.some((name) => apt(['install', '-y', '-qq', name])) ? systemBrowser() : undefined
}

function apt(options) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  return spawnSync('apt-get', options, { stdio: ['ignore', 'ignore', 'inherit'], env }).status === 0
}
