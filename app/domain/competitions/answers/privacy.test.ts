import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { groupSlug } from '#app/domain/shared/group-slug.ts'
import { calendarFor } from '../calendar/club-calendar.ts'
import { participantsCsv } from '../exports/exports.ts'
import { eventOfCompetition } from '../feed/feed-events.ts'
import { writeFeed } from '../feed/write-feed.ts'
import { answered, clubmate, triathlon } from '../fixtures/competitions.ts'
import { isInCalendar, mayRead } from '../viewer.ts'
import { answers } from './answer.ts'
import type { Answer, Participation } from './answer.ts'
import { shownParticipations } from './shown-participations.ts'
import { clubLabel, competitionsOfGroup, whoGoes, whoGoesTo } from './shown-participations.ts'

const visible = new Set([triathlon.id])
const site = { origin: 'https://club.example', host: 'club.example' }
const keys: Answer[] = ['going', 'maybe', 'passing']

const anyPeople = fc.uniqueArray(
  fc.record({
    name: fc.stringMatching(/^[A-Z]{12}$/),
    isHidden: fc.boolean(),
    isActive: fc.boolean(),
    answer: fc.constantFrom(...keys),
    isElsewhere: fc.boolean(),
  }),
  { selector: ({ name }) => name, maxLength: 20 },
)

describe('who is not to be known', () => {
  it('is in no list, count, group, export or feed', () => {
    fc.assert(
      fc.property(anyPeople, (people) => {
        const participations = people.map(({ name, isHidden, answer, isElsewhere }): Participation => ({
          ...answered,
          memberId: name,
          isHidden,
          answer,
          carSharing: `covoiturage de ${name}`,
          competitionId: isElsewhere ? 'elsewhere' : triathlon.id,
        }))
        const clubmates = new Map(
          people.map(({ name, isActive }) => [
            name,
            clubmate(name, { lastName: name, isActive, groups: ['piste'] }),
          ]),
        )
        const isKnown = (one: (typeof people)[number]) =>
          !one.isHidden && one.isActive && one.answer !== 'passing' && !one.isElsewhere
        const shown = shownParticipations({ participations, clubmates, visible })
        const here = whoGoesTo(triathlon.id, whoGoes(shown))
        const seen = [
          JSON.stringify(shown),
          JSON.stringify([...whoGoes(shown).values()]),
          participantsCsv(triathlon, shown),
          new TextDecoder().decode(
            writeFeed({ name: 'Tout', events: [eventOfCompetition(triathlon, site)] }),
          ),
        ].join('\n')
        for (const one of people.filter((person) => !isKnown(person))) expect(seen).not.toContain(one.name)
        expect(here.going.length + here.maybe.length).toBe(people.filter(isKnown).length)
        expect(clubLabel(here)?.startsWith(`${here.going.length}\u00A0`) ?? here.going.length === 0).toBe(
          true,
        )
        expect(competitionsOfGroup(shown, 'piste').has(triathlon.id)).toBe(people.some(isKnown))
      }),
    )
  })

  it('still sees what they answered themselves', () => {
    const hidden = { ...answered, isHidden: true }
    const rows = {
      version: 1,
      weight: 1,
      competitions: [triathlon],
      participations: new Map([[triathlon.id, [hidden]]]),
      clubmates: new Map(),
      groupNames: new Map(),
    }
    const ownOf = (memberId: string) => calendarFor(rows, { memberId, groups: [], isCoach: false }).own
    expect(ownOf(answered.memberId)).toEqual([hidden])
    expect(ownOf('member-2')).toEqual([])
  })

  it('is left out when nobody knows the member any more', () => {
    expect(shownParticipations({ participations: [answered], clubmates: new Map(), visible })).toEqual([])
  })
})

describe('feeds', () => {
  it('hold no clubmate, only what their owner answered', () => {
    const event = eventOfCompetition(triathlon, { ...site, own: answered })
    expect(event.description).toEqual([
      'Triathlon',
      'S\u00A0: 750\u00A0m, 20\u00A0km, 5\u00A0km',
      'M\u00A0: 1,5\u00A0km, 40\u00A0km, 10\u00A0km',
      'Départ 8\u00A0h',
      'Inscriptions jusqu’au 20\u00A0avril 2027',
      'https://www.exemple.fr/barrage',
      'Combinaison autorisée ; départ par vagues, licence demandée.',
      'Votre format\u00A0: M',
      'Objectif A',
      'Temps visé\u00A0: 2:30:00',
    ])
    expect(eventOfCompetition(triathlon, site).description).not.toContain('Objectif A')
  })
})

describe('a competition', () => {
  const viewer = { memberId: 'member-1', groups: ['piste'], isCoach: false }
  const coach = { memberId: 'coach', groups: [], isCoach: true }

  it.each([
    ['confirmed', undefined, true],
    ['cancelled', undefined, true],
    ['confirmed', 'piste', true],
    ['confirmed', 'elite', false],
    ['proposed', undefined, false],
    ['refused', undefined, false],
  ] as const)('%s for group %s stands in the calendar: %s', (status, group, isThere) => {
    expect(isInCalendar({ status, group }, viewer)).toBe(isThere)
    expect(isInCalendar({ status, group }, coach)).toBe(status === 'confirmed' || status === 'cancelled')
  })

  it('that is proposed is read by who proposed it and by coaches', () => {
    const proposal = { status: 'proposed' as const, group: undefined, proposedBy: 'member-1' }
    expect(mayRead(proposal, viewer)).toBe(true)
    expect(mayRead(proposal, coach)).toBe(true)
    expect(mayRead({ ...proposal, proposedBy: 'member-2' }, viewer)).toBe(false)
    expect(mayRead({ status: 'confirmed', group: 'elite', proposedBy: 'member-1' }, viewer)).toBe(false)
  })
})

it('names groups in addresses', () => {
  expect(groupSlug('Course à pied')).toBe('course-a-pied')
  expect(groupSlug('  Élite / Jeunes ')).toBe('elite-jeunes')
  expect(Object.keys(answers)).toEqual(keys)
})
