import { cpSync, existsSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'

const project = join(import.meta.dirname, '..')
const sources = ['app', 'content', 'db', 'packages', 'server', 'package.json', 'package-lock.json']

/** Copies the project, without its tests, to a folder in which its files may be changed. `others` are copied too: `build`. */
export function copyProject(folder: string, others: readonly string[] = []): void {
  for (const name of [...sources, ...others]) {
    rmSync(join(folder, name), { recursive: true, force: true })
    cpSync(join(project, name), join(folder, name), { recursive: true, preserveTimestamps: true })
  }
  const packages = join(folder, 'node_modules')
  if (!existsSync(packages)) symlinkSync(join(project, 'node_modules'), packages)
}
