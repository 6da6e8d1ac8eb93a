import { z } from 'zod'
import { addDays, weekdayName, weekdayOf } from '#app/domain/shared/dates/french-dates.ts'
import { typographyOf } from '@allure/content-engine/typography'
import { isDiscipline } from '../disciplines.ts'
import { readFormats } from '../formats/read-formats.ts'
import { isRegion } from '../regions.ts'

const offset = z
  .string()
  .regex(/^J[+-]\d{1,3}$/, 'décalage attendu : J+45')
  .transform((text) => Number(text.slice(1)))
const text = z.string().trim().min(1).transform(typographyOf)
const slug = z.string().regex(/^[a-z\d]+(?:-[a-z\d]+)*$/)

const sample = z.strictObject({
  key: slug,
  title: text,
  discipline: z.string().refine(isDiscipline),
  start: offset,
  weekday: z.enum(['lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi', 'dimanche']),
  days: z.int().min(1).max(31).default(1),
  startTime: z.iso.time({ precision: -1 }).optional(),
  place: text,
  region: z.string().refine(isRegion),
  formats: z.string().default(''),
  link: z.url({ protocol: /^https$/ }).optional(),
  opens: offset.optional(),
  closes: offset.optional(),
  status: z.enum(['confirmed', 'cancelled', 'proposed']).default('confirmed'),
  group: slug.optional(),
  notes: text.optional(),
})

export type SampleCompetition = ReturnType<typeof onDay>

/** The season of `content/samples/competitions.yml`, counted from a day (`YYYY-MM-DD`); throws on a mistake in it. */
export function readSamples(file: unknown, today: string): SampleCompetition[] {
  return z
    .array(sample)
    .parse(file)
    .map((one) => onDay(one, today))
}

function onDay(one: z.output<typeof sample>, today: string) {
  const { key, title, discipline, startTime, place, region, link, status, group, notes } = one
  const reading = readFormats(discipline, one.formats)
  if (!reading.ok) throw new Error(`${key}: ${reading.error}`)
  const startOn = firstWeekday(addDays(today, one.start), one.weekday)
  const endOn = addDays(startOn, one.days - 1)
  const registrationOpensOn = one.opens === undefined ? undefined : addDays(today, one.opens)
  const registrationClosesOn = one.closes === undefined ? undefined : addDays(today, one.closes)
  const registration = { registrationOpensOn, registrationClosesOn }
  const what = { key, title, discipline, startOn, endOn, startTime, place, region, formats: reading.formats }
  return { ...what, ...registration, link, status, group, notes, isSample: true as const }
}

function firstWeekday(from: string, weekday: string): string {
  const days = Array.from({ length: 7 }, (_, index) => addDays(from, index))
  return days.find((day) => weekdayName(weekdayOf(day)) === weekday) ?? from
}
