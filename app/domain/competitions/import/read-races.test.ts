import { expect, test } from 'vitest'
import { textOfFile } from '#app/domain/shared/forms/file-text.ts'
import { competitionsCsv } from '../exports/exports.ts'
import { triathlon } from '../fixtures/competitions.ts'
import { readRaces } from './read-races.ts'

const wish = { discipline: '', region: '', today: '2027-04-07' }
const read = (text: string, change: Partial<typeof wish> = {}) => readRaces(text, { ...wish, ...change })

test('what the list exports is read again as it was, formulas and line ends too', () => {
  const race = {
    ...triathlon,
    title: '=Trail; du "Lac"',
    notes: 'Une ligne\net une autre',
    formats: [
      { key: '23-km', name: '23\u00A0km', legs: [{ sport: 'course', metres: 23_000 }], climb: 900 } as const,
    ],
    discipline: 'trail' as const,
  }
  const again = read(competitionsCsv([{ competition: race, going: 4 }]))
  expect(again).toMatchObject({ ok: true, races: [{ line: 2 }] })
  const facts = again.ok && again.races[0] && 'facts' in again.races[0] ? again.races[0].facts : undefined
  const { title, notes, formats, startOn, startTime, place, region, link } = race
  expect(facts).toMatchObject({ title, notes, startOn, startTime, place, region, link })
  expect(facts?.formats).toEqual(formats)
})

test('a table of another program: commas, quotes, labels, its own order; each mistake names its line', () => {
  const table = `Date,Course,Ville,Région,Sport\n26/06/2027,"Triathlon, le grand",Le Lac,occitanie,TRIATHLON\n\n31/02/2027,Sans jour,X,Occitanie,trail\n26/06/2027,"Triathlon, le grand",Le Lac,Occitanie,triathlon\n1/7/2027,Ailleurs,Y,Lune,saut\n`
  expect(read(table)).toMatchObject({
    ok: true,
    races: [
      { line: 2, facts: { title: 'Triathlon, le grand', discipline: 'triathlon', startOn: '2027-06-26' } },
      { line: 4, title: 'Sans jour', problems: [expect.stringContaining('n’existe pas')] },
      { line: 5, problems: ['La même course que la ligne 2.'] },
      { line: 6, problems: ['Choisissez une discipline.', 'Choisissez une région.'] },
    ],
  })
})

test('a calendar file: folded lines, whole days, an instant of Greenwich, what repeats is refused', () => {
  const file = [
    'BEGIN:VCALENDAR',
    'BEGIN:VEVENT',
    'SUMMARY:Trail des Genêts\\, le',
    '  retour',
    'DTSTART;VALUE=DATE:20270508',
    'DTEND;VALUE=DATE:20270510',
    'LOCATION:Les Genêts',
    'BEGIN:VALARM',
    'SUMMARY:autre',
    'END:VALARM',
    'END:VEVENT',
    'BEGIN:VEVENT',
    'SUMMARY:Nocturne',
    'DTSTART:20270612T220000Z',
    'LOCATION:Lyon',
    'RRULE:FREQ=WEEKLY',
    'END:VEVENT',
    'BEGIN:VEVENT',
    'SUMMARY:Aube',
    'DTSTART;TZID="Europe/Paris":20270613T063000',
    'DTEND;TZID=Europe/Paris:20270613T120000',
    'LOCATION:Lyon',
    'END:VEVENT',
    'END:VCALENDAR',
  ].join('\r\n')
  expect(read(file, { discipline: 'trail', region: 'bretagne' })).toMatchObject({
    ok: true,
    races: [
      {
        line: 2,
        facts: { title: 'Trail des Genêts, le retour', startOn: '2027-05-08', endOn: '2027-05-09' },
      },
      { line: 12, problems: [expect.stringContaining('se répète')] },
      { line: 18, facts: { startOn: '2027-06-13', startTime: '06:30', endOn: '2027-06-13' } },
    ],
  })
  const cut = file.slice(0, file.indexOf('RRULE'))
  expect(read(cut)).toMatchObject({ ok: false, problem: expect.stringContaining('au milieu') })
})

test.each([
  ['', 'Choisissez un fichier'],
  ['PK\u0003\u0004\0\0', 'ni un calendrier'],
  ['bonjour', 'première ligne'],
  ['Nom;Jour\n', 'aucune course'],
  [`Nom;Jour\n${'A;2027-05-01\n'.repeat(301)}`, '300'],
])('%j is no list of races', (text, problem) => {
  expect(read(text)).toMatchObject({ ok: false, problem: expect.stringContaining(problem) })
})

test('a file of an old spreadsheet keeps its accents', () => {
  expect(textOfFile(new Uint8Array([0xc9, 0x74, 0xe9]))).toBe('Été')
  expect(textOfFile(new TextEncoder().encode('Été'))).toBe('Été')
  expect(textOfFile(new Uint8Array([0xff, 0xfe, 0xc9, 0x00]))).toBe('É')
})
