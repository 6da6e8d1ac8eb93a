// Writes dist: JavaScript with declarations and a package.json of its own. Node strips no types below node_modules.
import { execFileSync } from 'node:child_process'
import { copyFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const here = (path) => fileURLToPath(new URL(path, import.meta.url))
const { exports, ...manifest } = JSON.parse(readFileSync(here('package.json'), 'utf8'))

rmSync(here('dist'), { recursive: true, force: true })
const compiler = fileURLToPath(import.meta.resolve('typescript/package.json')).replace(
  'package.json',
  'bin/tsc',
)
execFileSync(process.execPath, [compiler, '-p', here('tsconfig.build.json')], { stdio: 'inherit' })

const entries = Object.entries(exports).filter(([name]) => name !== './testing')
const built = (file) => file.replace('./src/', './').replace(/\.tsx?$/, '')
const entryOf = ([name, file]) => [name, { types: `${built(file)}.d.ts`, default: `${built(file)}.js` }]
for (const name of ['private', 'scripts', 'devDependencies']) delete manifest[name]
manifest.exports = Object.fromEntries(entries.map(entryOf))
writeFileSync(here('dist/package.json'), `${JSON.stringify(manifest, null, 2)}\n`)
copyFileSync(here('README.md'), here('dist/README.md'))
