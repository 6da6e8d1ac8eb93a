import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'

const project = join(import.meta.dirname, '../..')
const passedOver = new Set([
  'node_modules',
  'build',
  'dist',
  '.data',
  '.git',
  '.react-router',
  'test-results',
  'public',
])

export type SourceFile = { path: string; text: string }

/** Every source file of the project, by its path from the root. */
export function sourceFiles(endings: readonly string[]): SourceFile[] {
  return filesBelow(project)
    .filter((file) => endings.some((ending) => file.endsWith(ending)))
    .map((file) => ({ path: relative(project, file).split(sep).join('/'), text: readFileSync(file, 'utf8') }))
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (passedOver.has(entry.name)) return []
    const path = join(folder, entry.name)
    return entry.isDirectory() ? filesBelow(path) : [path]
  })
}

const importStatement =
  /(?:^|\n)\s*(?:import|export)\s[^'"]*?from\s*['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]\s*\)|(?:^|\n)\s*import\s+['"]([^'"]+)['"]/g

/** Paths (from the root) of what a file imports from the project itself; packages are left out. */
export function ownImports({ path, text }: SourceFile): string[] {
  return [...text.matchAll(importStatement)]
    .map(([, statement, call, bare]) => (statement ?? call ?? bare ?? '').split('?')[0] ?? '')
    .flatMap((name) => {
      const [, inPackage] = /^(packages\/[^/]+\/)/.exec(path) ?? []
      if (name.startsWith('#src/')) return [`${inPackage}${name.slice(1)}`]
      if (name.startsWith('@allure/')) return [exportedFile(name)]
      if (name.startsWith('#')) return [name.slice(1)]
      if (name.startsWith('.')) return [join(dirname(path), name).split(sep).join('/')]
      return []
    })
    .filter((target) => !target.includes('+types/'))
}

/** The file that a package gives under a name, by its `exports`. */
function exportedFile(name: string): string {
  const [, folder = '', entry = ''] = /^@allure\/([^/]+)(.*)$/.exec(name) ?? []
  const { exports } = JSON.parse(readFileSync(join(project, 'packages', folder, 'package.json'), 'utf8'))
  const file: unknown = exports[`.${entry}`]
  if (typeof file === 'string') return join('packages', folder, file).split(sep).join('/')
  return `packages/${folder}/src${entry}`
}
