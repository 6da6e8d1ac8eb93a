import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { copyProject } from '#test/project-copy.ts'
import { print } from '../figures.ts'
import { generateOnce } from './generate-documents.ts'

/**
 * A copy of the built project with thousands of articles, parsed as a build parses them. Its articles are public, so that every
 * road to them can be measured without an account.
 */
export function makeBigSite(documents: number): string {
  const folder = join(tmpdir(), `allure-bench-${documents}-site`)
  const parsed = join(folder, 'build/content.sqlite')
  const kept = `${folder}.sqlite`
  mkdirSync(folder, { recursive: true })
  copyProject(folder, ['bench', 'build', 'test'])
  cpSync(join(generateOnce(documents), 'articles'), join(folder, 'content/espaceAthlete'), {
    recursive: true,
    preserveTimestamps: true,
  })
  const shapes = join(folder, 'content/shapes.ts')
  const ofMembers = /\s+audience: 'members',\s+reservedBy: 'group',/
  writeFileSync(shapes, readFileSync(shapes, 'utf8').replace(ofMembers, ''))
  // What an earlier run parsed is as good, if the code is the same.
  if (existsSync(kept)) cpSync(kept, parsed)
  const start = performance.now()
  const { status } = spawnSync(process.execPath, ['app/content/build.ts'], { cwd: folder, stdio: 'inherit' })
  if (status !== 0) throw new Error('The content of the big site did not build')
  print('build of the content (what an earlier run parsed is kept), s', (performance.now() - start) / 1000)
  cpSync(parsed, kept)
  return folder
}
