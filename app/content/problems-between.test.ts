import { execFile } from 'node:child_process'
import { cp, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { temporaryFolder } from '#test/temporary-folder.ts'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

test('the check names file and line of a session and of a fee that nobody wrote', async () => {
  const folder = temporaryFolder()
  await cp(here('../../content'), folder, { recursive: true })
  const shop = join(folder, 'info/boutique.yml')
  const text = (await readFile(shop, 'utf8')).replace('session: piste', 'session: stade')
  await writeFile(shop, text.replace('fee: domicile', 'fee: coursier'))
  const said = await new Promise<string>((resolve) => {
    execFile(process.execPath, [here('check.ts'), folder], (_error, _out, words) => resolve(words))
  })
  const lineOf = (words: string) => text.slice(0, text.indexOf(words)).split('\n').length
  expect(said).toContain(`boutique.yml:${lineOf('fee: domicile')} deliveryOptions.0.fee: `)
  expect(said).toContain(`boutique.yml:${lineOf('session: stade')} deliveryOptions.2.session: `)
  expect(said.trim().split('\n')).toHaveLength(2)
})
