import { centsOfEuros } from '#app/domain/shared/money.ts'
import { readWeeklySession } from '#app/domain/team/store.server.ts'
import type { SiteContentReader } from '#content/collections.ts'
import { readInfo, type InfoOf } from '#content/collections/info.ts'
import { lowestPriceCents } from './rules.ts'

const planDisciplines = { running: 'run', triathlon: 'tri', natation: 'swim' } as const

export type CoachingSubject = keyof typeof planDisciplines
export type CoachingTexts =
  | InfoOf<'coaching-running'>
  | InfoOf<'coaching-triathlon'>
  | InfoOf<'coaching-natation'>

/** A coaching page: its texts, its formulas priced in cents a month, and the session one comes to every week. */
export async function readCoaching(content: SiteContentReader, subject: CoachingSubject, now: Date) {
  const texts: CoachingTexts = await readInfo(content, `coaching-${subject}` as const)
  const weeklySession = await readWeeklySession(content, planDisciplines[subject], now)
  const formulas = formulasOf(texts)
  return { texts, formulas, fromCents: lowestPriceCents(formulas), weeklySession }
}

export type Coaching = Awaited<ReturnType<typeof readCoaching>>

/** What the home page says of each coaching, in the order of the menu. */
export async function readCoachingSummaries(content: SiteContentReader) {
  const subjects: CoachingSubject[] = ['running', 'triathlon', 'natation']
  return Promise.all(
    subjects.map(async (subject) => {
      const texts: CoachingTexts = await readInfo(content, `coaching-${subject}` as const)
      const { word, subtitle, summary } = texts
      return { subject, word, subtitle, summary, fromCents: lowestPriceCents(formulasOf(texts)) }
    }),
  )
}

function formulasOf({ formulas }: CoachingTexts) {
  return formulas.items.map(({ monthlyPrice, ...formula }) => ({
    ...formula,
    monthlyPriceCents: centsOfEuros(monthlyPrice),
  }))
}
