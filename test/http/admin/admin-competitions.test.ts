import { expect, test, vi } from 'vitest'
import { addDays, dayInParis } from '#app/domain/shared/dates/french-dates.ts'
import { mailsTo, newVisitor } from '../../accounts/visitor.ts'
import { plain } from '../../mail/reading.ts'
import { runAdminOf } from '../../run-command.ts'
import { useSite } from '../use-site.ts'

vi.setConfig({ testTimeout: 120_000 })

const { site } = useSite({ SAMPLE_CONTENT: 'on' })

const competitions = (...words: string[]) => runAdminOf(site(), ['competitions', ...words])

test('a site that shows samples has proposals: one is accepted, called off and put on again, the other refused', async () => {
  const { said } = await competitions('propositions')
  const waiting = said
    .trim()
    .split('\n')
    .map((line) => line.split('\t'))
  expect(waiting).toHaveLength(2)
  const [[first = '', , title = ''] = [], [second = ''] = []] = waiting

  const athlete = await newVisitor(site())
  const page = async (id: string) =>
    (await athlete.get(`/espace-athlete/competition/calendrier/${id}`)).status
  expect(await page(first)).toBe(404)
  expect(await competitions('accept', first)).toEqual({ code: 0, said: `${title} : confirmée\n` })
  expect(await page(first)).toBe(200)
  expect((await competitions('refuse', second)).said).toContain(' : refusée')
  expect(await page(second)).toBe(404)
  expect(await competitions('propositions')).toEqual({ code: 1, said: 'Aucune proposition n’attend.\n' })

  expect((await competitions('cancel', first)).said).toBe(`${title} : annulée\n`)
  expect(await page(first)).toBe(200)
  expect(await competitions('cancel', first)).toMatchObject({ code: 1 })
  expect((await competitions('restore', first)).said).toBe(`${title} : confirmée\n`)
})

test('who proposed a race hears why it is refused', async () => {
  const athlete = await newVisitor(site())
  const title = 'Trail des Genêts'
  const race = {
    title,
    discipline: 'trail',
    startOn: dayFromNow(40),
    place: 'Les Genêts',
    region: 'bretagne',
  }
  const sent = await athlete.post('/espace-athlete/competition/calendrier/proposer', race)
  expect(sent.status).toBe(303)
  const id = new URL(sent.headers.get('location') ?? '', site().url).searchParams.get('envoyee') ?? ''
  expect((await competitions('propositions')).said).toContain(`${id}\t`)
  expect((await competitions('refuse', id, '--reason', 'Trop loin.')).said).toBe(`${title} : refusée\n`)
  const mails = await mailsTo(site(), athlete.email)
  expect(mails.map(({ template }) => template)).toEqual(['proposal-refused'])
  expect(mails[0]?.text).toContain('Trop loin.')
})

test('a coach enters a race, changes what is said of it, and finds it again', async () => {
  const facts = [
    '--discipline',
    'triathlon',
    '--start',
    '26/06/2027',
    '--place',
    'Le Lac',
    '--formats',
    'S, M',
  ]
  const added = await competitions(
    'add',
    '--title',
    'Triathlon du Lac Gris',
    '--region',
    'occitanie',
    '--time',
    '9h30',
    ...facts,
  )
  const [id = '', words] = added.said.trim().split('\t')
  expect([added.code, words]).toEqual([0, 'Triathlon du Lac Gris : confirmée'])
  const shown = await competitions('show', id)
  for (const line of ['premier départ\t9 h 30', 'format\tM\t1,5 km, 40 km, 10 km', `/calendrier/${id}`])
    expect(plain(shown.said)).toContain(line)

  await competitions('change', id, '--start', '27/06/2027', '--time', '-', '--group', 'Course à pied')
  const changed = plain((await competitions('show', id)).said)
  for (const line of ['jours\t27 juin 2027', 'groupe\tcourse-a-pied', 'format\tS\t750 m'])
    expect(changed).toContain(line)
  expect(changed).not.toContain('premier départ')
  expect((await competitions('list', 'lac', 'gris')).said).toBe(
    `${id}\t2027-06-27\tTriathlon du Lac Gris\tLe Lac\tconfirmée\tcourse-a-pied\n`,
  )
  expect(await competitions('list', 'nulle part')).toEqual({ code: 1, said: 'Aucune course.\n' })
})

test('what is typed wrong is said with its option, and nothing is written', async () => {
  const facts = ['--discipline', 'saut', '--start', '29/02/2027', '--place', 'X', '--region', 'occitanie']
  const { code, said } = await competitions('add', '--title', 'Course du 29', ...facts)
  expect(code).toBe(1)
  expect(said).toMatch(/^--discipline : .*triathlon/m)
  expect(said).toMatch(/^--start : Ce jour n’existe pas/m)
  expect((await competitions('list', 'Course du 29')).code).toBe(1)
})

test('what cannot be done is said, and what is not understood says how it is written', async () => {
  for (const words of [['accept'], ['show'], ['change', '--title', 'x']] as const)
    expect(await competitions(words[0], crypto.randomUUID(), ...words.slice(1))).toMatchObject({ code: 1 })
  for (const words of [
    ['accept'],
    ['accept', 'a', 'b'],
    ['publish', 'a'],
    ['propositions', 'a'],
    ['change', 'a'],
    ['add'],
    ['add', '--name', 'x'],
    ['cancel', 'a', '--reason', 'x'],
  ])
    expect(await competitions(...words)).toMatchObject({
      code: 2,
      said: expect.stringContaining('competitions accept'),
    })
})

function dayFromNow(days: number): string {
  return addDays(dayInParis(new Date()), days)
}
