import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { addDays, dayInParis } from '#app/domain/shared/dates/french-dates.ts'
import { competitions } from '#db/schema/index.ts'
import { inDatabase, mailsTo, newVisitor } from '../../accounts/visitor.ts'
import { newCompetition } from '../../competitions/athletes.ts'
import { wordsOf } from '../../mail/reading.ts'
import { useSite } from '../use-site.ts'

const { get, post, site } = useSite({ SAMPLE_CONTENT: 'off' })
const path = '/espace-athlete/competition/calendrier/proposer'
const day = (days: number) => addDays(dayInParis(new Date()), days)
const race = {
  title: 'Triathlon des Joncs',
  discipline: 'triathlon',
  startOn: day(60),
  place: 'Les Joncs',
  region: 'occitanie',
  formats: 'S, M',
}

function proposals() {
  return inDatabase(site(), (database) =>
    database.select().from(competitions).where(eq(competitions.status, 'proposed')),
  )
}

test('who is not of the club proposes nothing', async () => {
  expect((await get(path)).headers.get('location')).toBe('/login')
  expect((await post(path, new URLSearchParams(race))).headers.get('location')).toBe('/login')
  const former = await newVisitor(site(), 'signed-in')
  expect((await former.post(path, race)).headers.get('location')).toBe('/logged')
  expect(await proposals()).toEqual([])
})

test('a proposal is kept, told to the club once, and seen by its author alone', async () => {
  const [athlete, other] = [await newVisitor(site()), await newVisitor(site())]
  const [first, again] = [await athlete.post(path, race), await athlete.post(path, race)]
  expect([first.status, again.status]).toEqual([303, 303])
  const location = first.headers.get('location') ?? ''
  expect(again.headers.get('location')).toBe(location)
  const sent = wordsOf(await athlete.read(location))
  for (const words of ['Merci, c’est proposé.', race.title, 'En attente d’un coach'])
    expect(sent).toContain(words)
  const elsewhere = wordsOf(await other.read(location))
  expect(elsewhere).not.toContain(race.title)
  expect(elsewhere).not.toContain('Merci')
  const mails = (await mailsTo(site(), 'bonjour@exemple.fr')).filter(({ subject }) =>
    subject.includes('Joncs'),
  )
  expect(mails.map(({ template, replyTo }) => [template, replyTo])).toEqual([
    ['proposal-notice', athlete.email],
  ])
})

test('what is wrong is said beside its field, and everything typed stays', async () => {
  const athlete = await newVisitor(site())
  const typed = {
    title: '<b>Course</b>',
    discipline: 'triathlon',
    startOn: '30/02/2027',
    endOn: '2027-02-31',
    startTime: '25 h',
    place: '',
    region: 'atlantide',
    formats: 'énorme',
    link: 'javascript:alert(1)',
    registrationOpensOn: 'demain',
    registrationClosesOn: '29/02/2027',
    notes: '“Notes”\nde deux lignes',
  }
  const answer = await athlete.post(path, typed)
  expect(answer.status).toBe(422)
  expect(answer.headers.get('cache-control')).toBe('private, no-store')
  const page = await answer.text()
  expect(wordsOf(page)).toContain('9 points à corriger avant l’envoi')
  for (const field of ['startOn', 'endOn', 'startTime', 'place', 'region', 'formats', 'link'])
    expect(page).toContain(`href="#race-${field}"`)
  for (const text of [
    '&lt;b&gt;Course&lt;/b&gt;',
    '30/02/2027',
    '25 h',
    'énorme',
    'javascript:alert(1)',
    'demain',
  ])
    expect(page).toContain(`value="${text}"`)
  expect(page).toContain('“Notes”\nde deux lignes')
  expect(page).not.toContain('<b>Course</b>')
})

test('days that do not exist, the past, the far future and an end before its start are refused', async () => {
  const athlete = await newVisitor(site())
  const changes: Record<string, string>[] = [
    { startOn: '2027-02-29' },
    { startOn: day(-1) },
    { startOn: day(2000) },
    { endOn: day(59) },
    { endOn: day(95) },
    { registrationClosesOn: day(61) },
    { registrationOpensOn: day(20), registrationClosesOn: day(10) },
  ]
  for (const change of changes)
    expect((await athlete.post(path, { ...race, title: 'Course refusée', ...change })).status).toBe(422)
  expect((await proposals()).filter(({ title }) => title === 'Course refusée')).toEqual([])
})

test('what may be the same race is pointed out with a link, but never one that is not theirs to see', async () => {
  const athlete = await newVisitor(site())
  const when = { startOn: day(80), endOn: day(81) }
  const [known, hidden] = await inDatabase(site(), async (database) => [
    await newCompetition(database, { ...when, title: 'Trail des Falaises' }),
    await newCompetition(database, { ...when, title: 'Trail des Falaises', group: 'natation' }),
  ])
  const mine = { ...race, title: 'Les falaises', startOn: day(81), formats: '' }
  const answer = await athlete.post(path, mine)
  expect(answer.status).toBe(409)
  const page = await answer.text()
  expect(page).toContain(`/calendrier/${known}"`)
  expect(page).not.toContain(hidden)
  expect(page).toContain('value="Les falaises"')
  expect((await athlete.post(path, { ...mine, vue: known ?? '' })).status).toBe(303)
})

test('twenty wait at most; a form that is none, or too long, is refused', async () => {
  const athlete = await newVisitor(site())
  for (const letter of 'abcdefghijklmnopqrst')
    expect((await athlete.post(path, { ...race, title: `Foulées ${letter}${letter}` })).status).toBe(303)
  const late = await athlete.post(path, { ...race, title: 'Une de trop' })
  expect(late.status).toBe(429)
  expect(wordsOf(await late.text())).toContain('laissez aux coachs le temps de les lire')
  expect((await athlete.post(path, { ...race, title: 'x'.repeat(300_000) })).status).toBe(413)
  expect(
    (await athlete.post(path, { ...race, title: 'x'.repeat(1000), notes: 'é'.repeat(5000) })).status,
  ).toBe(422)
  expect((await athlete.post(path, { title: '\u0000', discipline: '__proto__' })).status).toBe(422)
})
