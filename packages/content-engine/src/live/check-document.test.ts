import { expect, test } from 'vitest'
import { openEdited, pageText } from '../fixtures/edited-content.ts'
import { siteDirectory, siteWith } from '../fixtures/site-content.ts'
import { textOfProblem } from '../problems.ts'

const files = {
  'journal/1.page.md': pageText('Page'),
  'journal/2.autre.md': pageText('Autre'),
  'notes/seuil.yml': 'value: 3\n',
}

test('says what a reader of the file would be told, and changes nothing', async () => {
  const { content, titleAt } = await openEdited(await siteWith(files))
  const version = content.version('journal')
  expect(await content.checkDocument('journal', '1.page.md', pageText('Relue'))).toEqual([])
  const problems = await content.checkDocument(
    'journal',
    '1.page.md',
    '---\ntitle: 3\nday: 2027-01-01\n---\n',
  )
  expect(problems.map(({ file, field }) => `${file} ${field}`)).toEqual([
    'content/journal/1.page.md title',
    'content/journal/1.page.md description',
  ])
  expect(await titleAt('/journal/page')).toBe('Page')
  expect(content.version('journal')).toBe(version)
})

test('sees the addresses and the images of the others', async () => {
  const { content, edit } = await openEdited(await siteWith(files))
  const problemsOf = async (file: string, text: string | null) =>
    (await content.checkDocument('journal', file, text)).map(textOfProblem)
  expect(await problemsOf('0.page.md', pageText('Intruse'))).toEqual([
    'content/journal/0.page.md:1 même adresse que content/journal/1.page.md : /journal/page',
  ])
  expect(await problemsOf('neuf.md', pageText('Neuf', '![Le lac](lac.png)'))).toEqual([
    'content/journal/neuf.md:7 image introuvable : journal/lac.png',
  ])
  const kept = `/photos/${'0a'.repeat(16)}-1200x800.webp`
  expect(await problemsOf('neuf.md', pageText('Neuf', `![Le lac](${kept})`))).toEqual([])
  expect(await problemsOf('neuf.md', pageText('Neuf', '![Le lac](/photos/lac.webp)'))).toHaveLength(1)
  edit('journal', '1.page.md', null)
  edit('journal', '0.page.md', pageText('Remplaçante'))
  await content.refreshEdits()
  expect(await problemsOf('3.page.md', pageText('Intruse'))).toHaveLength(1)
  expect(await content.checkWithoutEdit('journal', '1.page.md')).toMatchObject([
    { file: 'content/journal/1.page.md', message: expect.stringContaining('content/journal/0.page.md') },
  ])
  expect(await content.checkWithoutEdit('journal', '0.page.md')).toEqual([])
})

const tooLong = `${pageText('Long')}${'é'.repeat(100_000)}`
const aliases = Array.from({ length: 12 }, (_, index) => {
  const own = index === 0 ? '[x]' : `[${Array.from({ length: 9 }, () => `*a${index - 1}`).join(',')}]`
  return `a${index}: &a${index} ${own}`
})
test.each([
  ['autre', 'page.md', pageText('P'), 'collection inconnue'],
  ['constructor', 'page.md', pageText('P'), 'collection inconnue'],
  ['journal', 'page.yml', 'a: 1', 'emplacement'],
  ['journal', '../notes/page.md', pageText('P'), 'emplacement'],
  ['journal', 'a/./page.md', pageText('P'), 'emplacement'],
  ['journal', '/page.md', pageText('P'), 'emplacement'],
  ['journal', 'a\\page.md', pageText('P'), 'emplacement'],
  ['journal', 'pa\nge.md', pageText('P'), 'emplacement'],
  ['journal', '.cache/page.md', pageText('P'), 'emplacement'],
  ['journal', `${'a'.repeat(300)}.md`, pageText('P'), 'emplacement'],
  ['journal', '1.page.md', tooLong, 'trop long'],
  ['journal', '1.page.md', pageText('Page', 'a\0b'), 'caractère'],
  ['journal', '1.page.md', pageText('Page', '\ud800'), 'caractère'],
  ['journal', '1.page.md', `---\n${aliases.join('\n')}\n---\n`, ''],
  ['notes', 'seuil.yml', null, 'masqué'],
  ['journal', 'rien.md', null, 'aucun document'],
  ['notes', 'inconnu.yml', 'value: 3', 'aucun schéma'],
])('refuses %s/%s', async (collection, file, text, words) => {
  const { content } = await openEdited(await siteWith(files))
  const problems = await content.checkDocument(collection, file, text)
  expect(problems.length).toBeGreaterThan(0)
  expect(problems[0]?.message).toContain(words)
})

test('folder settings, numbered and accented names are places', async () => {
  const { content } = await openEdited(siteDirectory)
  for (const file of ['2027/.navigation.yml', '.navigation.yml'])
    expect(await content.checkDocument('journal', file, 'title: Un titre\n')).toEqual([])
  for (const file of ['1.Été à vélo.md', 'l’eau/10.page.md', '2027/index.md'])
    expect(await content.checkDocument('journal', file, pageText('P'))).toEqual([])
})
