import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openSiteContent } from '#app/content/site-content.ts'
import { readEdits, reviseDocument } from '#app/domain/content-edits/store.server.ts'
import { addDays, dayInParis } from '#app/domain/shared/dates/french-dates.ts'
import { systemClock } from '#app/outside/clock.ts'
import type { SiteContentReader } from '#content/collections.ts'
import { participations } from '#db/schema/index.ts'
import { newCompetition } from '../../competitions/athletes.ts'
import { wordsOf } from '../page-words.ts'
import { calendar, form, past, useClub } from '../use-club.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const { database, get, post, person, textOf } = useClub()
const home = '/espace-athlete/introduction'
const introduction =
  '---\ntitle: Introduction d’essai\ndescription: De quoi essayer.\nupdatedOn: 2026-11-01\n---\n\nTexte.\n'

const daysFromNow = (days: number) => addDays(dayInParis(new Date()), days)
const inDays = (days: number) => ({ startOn: daysFromNow(days), endOn: daysFromNow(days) })

let content: SiteContentReader

beforeAll(async () => {
  content = await openSiteContent({
    showsSamples: false,
    now: systemClock.now,
    overlay: { read: () => readEdits(database()) },
  })
  await save('espaceAthlete', '1.introduction.md', introduction)
  const { headers } = await person()
  await vi.waitFor(async () => expect((await get(home, headers)).status).toBe(200), 45_000)
})
afterAll(() => content.close())

// The site hears of an edit beside it, within a second.

async function save(collection: string, file: string, text: string): Promise<void> {
  const services = { database: database(), content, clock: systemClock }
  const saved = await reviseDocument(services, { collection, file, text, author: 'test' })
  expect(saved).toMatchObject({ outcome: 'saved' })
}

/** The day of a member, as it is written and as one reads it. */
async function dayOf(headers: Record<string, string>): Promise<{ html: string; words: string }> {
  const page = await textOf(home, headers)
  const html = /<section class="today"[\s\S]*?<\/section>/.exec(page)?.[0] ?? ''
  return { html, words: wordsOf({ text: html }) }
}

async function answer(id: string, said: 'going' | 'maybe' | 'passing', headers: Record<string, string>) {
  const sent = await post(`${calendar}/${id}`, form({ intent: 'answer', answer: said }), headers)
  expect(sent.status).toBe(303)
}

const nothingPlanned = 'Rien de prévu : choisissez une course du calendrier'

test('nothing planned: it is said, and leads to the calendar', async () => {
  const { headers } = await person()
  const other = await person()
  await answer(await newCompetition(database(), inDays(5)), 'going', other.headers)
  const { html, words } = await dayOf(headers)
  expect(words).toContain(`Votre prochaine course ${nothingPlanned}`)
  expect(html).toContain(`href="${calendar}"`)
  for (const absent of ['Triathlon du Barrage', 'Reprendre la lecture', 'Nouveau depuis'])
    expect(words).not.toContain(absent)
})

test('the next race is the first one goes to, with the days to it; not one that is over nor one that one passes', async () => {
  const { headers, memberId } = await person()
  const over = await newCompetition(database(), { ...past, title: 'Course courue' })
  await database()
    .insert(participations)
    .values({ competitionId: over, memberId, isHidden: false, answer: 'going', updatedAt: new Date() })
  const passed = await newCompetition(database(), { ...inDays(10), title: 'Course passée' })
  const next = await newCompetition(database(), { ...inDays(30), title: 'Course choisie' })
  const later = await newCompetition(database(), { ...inDays(60), title: 'Course d’après' })
  await answer(passed, 'passing', headers)
  expect((await dayOf(headers)).words).toContain(nothingPlanned)
  await answer(later, 'maybe', headers)
  await answer(next, 'going', headers)
  const { html, words } = await dayOf(headers)
  expect(words).toContain('Votre prochaine course J\u201130 dans 30 jours Course choisie')
  expect(html).toContain(`href="${calendar}/${next}"`)
  for (const title of ['Course courue', 'Course passée', 'Course d’après']) expect(words).not.toContain(title)
  await answer(next, 'passing', headers)
  expect((await dayOf(headers)).words).toContain('J\u201160 dans 60 jours Course d’après')
})

test('the race of tomorrow and the race of today say so', async () => {
  const { headers } = await person()
  await answer(await newCompetition(database(), { ...inDays(1), title: 'Course proche' }), 'going', headers)
  expect((await dayOf(headers)).words).toContain('Demain demain Course proche')
  await answer(await newCompetition(database(), { ...inDays(0), title: 'Course du jour' }), 'going', headers)
  expect((await dayOf(headers)).words).toContain('Aujourd’hui aujourd’hui Course du jour')
})

test('the next camp of the club: none, then the first that has not begun', async () => {
  const { headers } = await person()
  expect((await dayOf(headers)).words).toContain('Prochain stage du club Aucun stage annoncé pour l’instant.')
  await save('nosStages', 'stage-commence.md', camp('Stage commencé', daysFromNow(-1), daysFromNow(1)))
  await save('nosStages', 'stage-lointain.md', camp('Stage lointain', daysFromNow(80), daysFromNow(83)))
  await save('nosStages', 'stage-prochain.md', camp('Stage prochain', daysFromNow(40), daysFromNow(43)))
  const words = async () => (await dayOf(headers)).words
  await expect.poll(words).toContain('J\u201140 dans 40 jours Stage prochain')
  expect((await dayOf(headers)).html).toContain('href="/nos-stages/stage-prochain"')
  for (const title of ['Stage commencé', 'Stage lointain']) expect(await words()).not.toContain(title)
})

test('one’s day is nobody else’s: a guest signs in first, nobody keeps the page', async () => {
  expect((await get(home)).status).toBe(302)
  const { headers } = await person()
  expect((await get(home, headers)).headers.get('cache-control')).toBe('private, no-store')
})

function camp(title: string, startDate: string, endDate: string): string {
  return `---
title: ${title}
description: De quoi essayer.
summary: Quelques jours pour essayer.
startDate: ${startDate}
endDate: ${endDate}
location: Le Barrage
place: { name: Le Barrage, city: Le Barrage, country: France }
sports: [triathlon]
level: Tous
group: 12 personnes
volume: 10 h
capacity: 12
price: 100
lodging: none
included:
  - Encadrement
art: { kind: lac, palette: blue, seed: 1 }
cancellationTerms: Annulation par nous, tout est remboursé.
---

Texte.
`
}
