// Makes `dist`, the package as it is published: Node does not strip types below `node_modules`.
import { execFileSync } from 'node:child_process'
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

const from = (name) => join(import.meta.dirname, name)
const compiler = join(dirname(createRequire(import.meta.url).resolve('typescript/package.json')), 'bin/tsc')

rmSync(from('dist'), { recursive: true, force: true })
execFileSync(process.execPath, [compiler, '-p', from('tsconfig.build.json')], { stdio: 'inherit' })
cpSync(from('src/migrations'), from('dist/migrations'), {
  recursive: true,
  filter: (path) => !path.endsWith('.ts'),
})
cpSync(from('README.md'), from('dist/README.md'))
cpSync(from('settings.md'), from('dist/settings.md'))

const {
  scripts: _scripts,
  devDependencies: _tools,
  private: _private,
  ...own
} = JSON.parse(readFileSync(from('package.json'), 'utf8'))
const compiled = (source) => source.replace('./src/', './').replace(/\.ts$/, '.js')
const entries = Object.entries(own.exports).filter(([name]) => name !== './testing')
const published = {
  ...own,
  bin: Object.fromEntries(Object.entries(own.bin).map(([name, file]) => [name, compiled(file)])),
  exports: Object.fromEntries(entries.map(([name, file]) => [name, compiled(file)])),
}
writeFileSync(from('dist/package.json'), `${JSON.stringify(published, null, 2)}\n`)
