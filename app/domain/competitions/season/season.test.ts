import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { csvCell, writeCsv } from '#app/domain/shared/csv.ts'
import type { Participation } from '../answers/answer.ts'
import { shownParticipations } from '../answers/shown-participations.ts'
import { countdown } from '../calendar/countdown.ts'
import { countLabel, inOrderOfTime, touches } from '../calendar/entry-list.ts'
import { registrationLabel, registrationState } from '../calendar/registration.ts'
import type { Competition } from '../competition.ts'
import { participantsCsv, seasonCsv } from '../exports/exports.ts'
import { answered, anySpan, clubmate, today, triathlon } from '../fixtures/competitions.ts'
import { formatEntered } from '../formats/race-format.ts'
import { remindersOf, type ReminderKind } from '../reminders/reminders.ts'
import { seasonFigures, seasonNamed, seasonOf, seasonSlug } from './season.ts'

const on = (startOn: string, endOn = startOn) => ({ startOn, endOn })

describe('the countdown', () => {
  it.each([
    [on('2027-04-19'), 'J\u201112', 'dans 12\u00A0jours'],
    [on('2027-04-08'), 'Demain', 'demain'],
    [on(today), 'Aujourd’hui', 'aujourd’hui'],
    [on('2027-04-05', '2027-04-07'), 'En cours', 'en cours'],
    [on('2027-04-05', '2027-04-06'), undefined, undefined],
    [on('2028-02-29'), 'J\u2011328', 'dans 328\u00A0jours'],
  ])('of %o is %s', (span, label, spoken) => {
    expect(countdown(span, today)).toEqual(label && { short: label, spoken })
  })

  it('does not lose or gain a day when the clock changes', () => {
    expect(countdown(on('2027-03-29'), '2027-03-27')?.short).toBe('J\u20112')
    expect(countdown(on('2027-11-01'), '2027-10-30')?.short).toBe('J\u20112')
  })
})

describe('the list', () => {
  it('is in order of time and loses nothing', () => {
    fc.assert(
      fc.property(fc.array(anySpan), (entries) => {
        const ordered = inOrderOfTime(entries)
        expect(new Set(ordered)).toEqual(new Set(entries))
        expect(ordered).toHaveLength(entries.length)
        const days = ordered.map(({ startOn, endOn }) => `${startOn} ${endOn}`)
        expect(days).toEqual(days.toSorted())
      }),
    )
  })

  it('counts in French', () => {
    expect([countLabel(0, 0), countLabel(1, 0), countLabel(7, 4)]).toEqual([
      'Aucun rendez-vous',
      '1\u00A0rendez-vous',
      '7\u00A0rendez-vous, vous participez à 4',
    ])
    expect(touches(on('2027-04-25', '2027-04-20'), on('2027-04-21', '2027-04-30'))).toBe(true)
  })
})

describe('registrations', () => {
  it.each([
    ['2027-01-09', 'upcoming', 'Inscriptions à partir du 10\u00A0janvier 2027'],
    ['2027-01-10', 'open', 'Inscriptions jusqu’au 20\u00A0avril 2027'],
    ['2027-04-13', 'closing', 'Inscriptions jusqu’au 20\u00A0avril'],
    ['2027-04-20', 'closing', 'Dernier jour pour s’inscrire'],
    ['2027-04-21', 'closed', 'Inscriptions closes'],
    ['2027-04-25', 'closed', undefined],
  ])('on %s are %s', (day, state, label) => {
    expect(registrationState(triathlon, day)).toBe(state)
    expect(registrationLabel(triathlon, day)).toBe(label)
  })

  it('are unknown without dates', () => {
    const race = { ...triathlon, registrationOpensOn: undefined, registrationClosesOn: undefined }
    expect(registrationState(race, today)).toBe('unknown')
    expect(registrationLabel(race, today)).toBeUndefined()
    expect(registrationState({ ...race, status: 'cancelled' }, today)).toBe('closed')
    expect(registrationState({ ...race, startOn: today }, today)).toBe('closed')
  })
})

describe('reminders', () => {
  const due = (day: string, change: Partial<Participation> = {}, cut: ReminderKind[] = []) =>
    remindersOf(
      { competition: triathlon, participation: { ...answered, ...change } },
      { today: day, isCut: (kind) => cut.includes(kind) },
    )
  const kinds = (...asked: Parameters<typeof due>) => due(...asked).map(({ kind }) => kind)

  it('come on their day, and two days late at most', () => {
    expect(kinds('2027-01-09')).toEqual([])
    expect(kinds('2027-01-10')).toEqual(['registration-opens'])
    expect(kinds('2027-01-12')).toEqual(['registration-opens'])
    expect(kinds('2027-01-13')).toEqual([])
    expect(kinds('2027-04-17')).toEqual(['registration-closes'])
    expect(kinds('2027-04-18')).toEqual(['week-before', 'registration-closes'])
  })

  it('have one name for all the days they may be sent on, another when the date moves', () => {
    const key = due('2027-04-18')[0]?.key
    expect(due('2027-04-20')[0]?.key).toBe(key)
    const moved = remindersOf(
      { competition: { ...triathlon, startOn: '2027-04-24' }, participation: answered },
      { today: '2027-04-18', isCut: () => false },
    )
    expect(moved[0]?.key).not.toBe(key)
  })

  it('are cut one by one, and not sent to who passes nor of what is cancelled', () => {
    expect(kinds('2027-04-18', {}, ['week-before'])).toEqual(['registration-closes'])
    expect(kinds('2027-04-18', { answer: 'maybe' })).toEqual(['registration-closes'])
    expect(kinds('2027-04-18', { answer: 'passing' })).toEqual([])
    expect(kinds('2027-04-18', { isHidden: true })).toHaveLength(2)
    const cancelled = { ...triathlon, status: 'cancelled' as const }
    expect(
      remindersOf(
        { competition: cancelled, participation: answered },
        { today: '2027-04-18', isCut: () => false },
      ),
    ).toEqual([])
  })
})

describe('a season', () => {
  it.each([
    ['2026-09-01', '2026–2027'],
    ['2027-08-31', '2026–2027'],
    ['2027-09-01', '2027–2028'],
    ['2028-02-29', '2027–2028'],
  ])('%s is in %s', (day, name) => {
    expect(seasonOf(day).name).toBe(name)
  })

  it('is named in addresses', () => {
    expect(seasonSlug(seasonOf(today))).toBe('2026-2027')
    expect(seasonNamed('2026-2027')).toEqual(seasonOf(today))
    for (const text of ['2026-2028', '2027-2026', '2026', 'x', undefined])
      expect(seasonNamed(text)).toBeUndefined()
  })

  it('adds up what was raced', () => {
    const ran = (participation: Partial<Participation>, competition: Partial<Competition> = {}) => ({
      competition: { ...triathlon, ...competition },
      participation: { ...answered, ...participation },
      format: formatEntered(triathlon.formats, answered.format),
    })
    const races = [
      ran({ result: { outcome: 'finished', time: 8921, place: 3, link: undefined } }),
      ran({
        goal: 'C',
        result: { outcome: 'abandoned', time: undefined, place: undefined, link: undefined },
      }),
      ran({ isHidden: true, goal: undefined }),
      ran({}, { status: 'cancelled' }),
    ]
    expect(seasonFigures(races)).toEqual({
      races: 3,
      finished: 1,
      podiums: 1,
      bestPlace: 3,
      byFamily: { triathlon: 3 },
      metres: { natation: 1500, velo: 40_000, course: 10_000 },
    })
    expect(seasonCsv(races).split('\r\n')[0]).toContain(';Temps visé;Bilan;Temps;')
    expect(seasonCsv(races).split('\r\n')[1]).toBe(
      '2027-04-25;Triathlon du Barrage;Triathlon;M;Le Barrage;Provence-Alpes-Côte d’Azur;A;2:30:00;Terminé;2:28:41;3;',
    )
  })

  it('may be empty', () => {
    expect(seasonFigures([])).toMatchObject({ races: 0, bestPlace: undefined })
    expect(seasonCsv([]).split('\r\n')).toHaveLength(2)
  })
})

describe('a table for a spreadsheet', () => {
  it.each(['=1+1', '+33612345678', '-2', '@SUM(A1)', '\t=1', '\r=1', ' =1', '＝1', '\u0001=cmd', '\0=1'])(
    'never makes a formula of %j',
    (typed) => {
      expect(csvCell(typed)).toMatch(/^"?'/)
    },
  )

  it('leaves names and numbers alone', () => {
    expect([
      csvCell('Le Goff'),
      csvCell("L'Hay-les-Roses"),
      csvCell(-1.5),
      csvCell(NaN),
      csvCell(undefined),
    ]).toEqual(['Le Goff', "L'Hay-les-Roses", '-1,5', '', ''])
  })

  it('keeps every cell in its place, whatever is in it', () => {
    const cells = fc.array(fc.string({ unit: 'binary' }), { minLength: 3, maxLength: 3 })
    fc.assert(
      fc.property(fc.array(cells), (rows) => {
        const read = parsed(writeCsv(['a', 'b', 'c'], rows).slice(1))
        expect(read.map((row) => row.length)).toEqual([3, ...rows.map(() => 3)])
        const plain = (cell: string) => cell.replaceAll('\0', '')
        read.slice(1).forEach((row, index) => {
          expect(
            row.map(
              (cell, at) =>
                cell === plain(rows[index]?.[at] ?? '') || cell.slice(1) === plain(rows[index]?.[at] ?? ''),
            ),
          ).not.toContain(false)
          expect(row.some((cell) => /^[\s=+\-@]*[=+\-@]/.test(cell))).toBe(false)
        })
      }),
    )
  })

  it('holds who goes', () => {
    const shown = shownParticipations({
      participations: [{ ...answered, carSharing: '=HYPERLINK("https://mal.example")' }],
      clubmates: new Map([['member-1', clubmate('member-1', { lastName: 'Nom', firstName: 'Prénom' })]]),
      visible: new Set([triathlon.id]),
    })
    expect(participantsCsv(triathlon, shown).split('\r\n')[1]).toBe(
      'Nom;Prénom;J’y vais;M;A;2:30:00;"\'=HYPERLINK(""https://mal.example"")";;',
    )
  })
})

/** Reads a table of semicolons and quotes (RFC 4180). */
function parsed(text: string): string[][] {
  const rows: string[][] = [[]]
  const cell = /(?:"((?:[^"]|"")*)"|([^";\r\n]*))(;|\r\n)/gy
  for (const [, quoted, bare = '', end] of text.matchAll(cell)) {
    rows.at(-1)?.push(quoted === undefined ? bare : quoted.replaceAll('""', '"'))
    if (end === '\r\n') rows.push([])
  }
  return rows.slice(0, -1)
}
