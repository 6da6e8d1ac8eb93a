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

test('the check names file and line of each link that leads nowhere', async () => {
  const folder = temporaryFolder()
  await cp(here('../../content'), folder, { recursive: true })
  const article = join(folder, 'espaceAthlete/1.introduction.md')
  const text = `${await readFile(article, 'utf8')}\nUn [mauvais lien](/espace-athlete/natation/ccs#test).\n`
  await writeFile(article, text)
  const team = join(folder, 'info/equipe.yml')
  const members = (await readFile(team, 'utf8')).replace('to: /coaching/natation', 'to: /coaching/nage')
  await writeFile(team, members)
  const said = await new Promise<string>((resolve) => {
    execFile(process.execPath, [here('check.ts'), folder], (_error, _out, words) => resolve(words))
  })
  expect(said).toContain(`1.introduction.md:${text.split('\n').length - 1} lien mort`)
  const line = members.slice(0, members.indexOf('/coaching/nage')).split('\n').length
  expect(said).toContain(`equipe.yml:${line} members.1.link.to: lien mort`)
  expect(said.trim().split('\n')).toHaveLength(2)
})
