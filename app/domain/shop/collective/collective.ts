import { z } from 'zod'
import { addDays, dayInParis, timeInParis } from '#app/domain/shared/dates/french-dates.ts'
import { addWorkingDays } from '#app/domain/shared/dates/working-days.ts'
import { readCents } from '#app/domain/shared/typed-cents.ts'

export const collectiveFields = [
  'identifier',
  'opensAt',
  'closesAt',
  'minimum',
  'deliveryOn',
  'payment',
  'deposit',
  'balanceDays',
] as const
export type CollectiveField = (typeof collectiveFields)[number]

/** What one may order of it at a time: it is made, so nothing else is its bound. */
export const piecesToOrder = 100

/** What buyers are told of it. `deliveryOn`: `YYYY-MM-DD` */
export type CollectiveShown = {
  readonly closesAt: Date
  readonly deliveryOn: string
  readonly minimum: number
  readonly depositCents: number | null
  readonly balanceDays: number | null
}

/** What a piece, or some, ask for when they are ordered, and what later. Cents; `closesOn`, `balanceOn`: `YYYY-MM-DD` */
export type Deposit = {
  readonly depositCents: number
  readonly balanceCents: number
  readonly closesOn: string
  /** The last day to pay the rest, which is asked for when it closes. */
  readonly balanceOn: string
}

type AskedDeposit = Pick<CollectiveShown, 'closesAt' | 'depositCents' | 'balanceDays'>

/** The deposit of a piece of this price; undefined when it is paid whole. */
export function depositOf(asked: AskedDeposit | undefined, priceCents: number): Deposit | undefined {
  const balanceOn = asked && balanceDay(asked)
  if (!asked || asked.depositCents === null || !balanceOn || asked.depositCents >= priceCents)
    return undefined
  const { depositCents, closesAt } = asked
  return { depositCents, balanceCents: priceCents - depositCents, closesOn: dayInParis(closesAt), balanceOn }
}

type Asked = {
  readonly deposit?: Deposit | undefined
  readonly quantity: number
  readonly totalCents: number
}

/** What is paid at once of all these pieces and what later; undefined when all is paid at once. */
export function depositOfAll(lines: readonly Asked[]): Deposit | undefined {
  const first = lines.find(({ deposit }) => deposit)?.deposit
  if (!first) return undefined
  const goodsCents = lines.reduce((sum, { totalCents }) => sum + totalCents, 0)
  const balanceCents = lines.reduce(
    (sum, { deposit, quantity }) => sum + quantity * (deposit?.balanceCents ?? 0),
    0,
  )
  return { ...first, depositCents: goodsCents - balanceCents, balanceCents }
}

/** The last day to pay what a deposit leaves; undefined without one. */
export function balanceDay({ closesAt, balanceDays }: Omit<AskedDeposit, 'depositCents'>) {
  return balanceDays === null ? undefined : addDays(dayInParis(closesAt), balanceDays)
}

const moment = z
  .string()
  .transform((typed) => instantInParis(typed.trim()))
  .refine((instant) => instant !== undefined, { error: 'Indiquez un jour et une heure.' })
  .transform((instant) => instant ?? new Date(0))

/** Both, or none. */
type AskedTerms = { depositCents?: number | undefined; balanceDays?: number | undefined }

export const collectiveSchema = z
  .object({
    identifier: z.string().min(1, 'Choisissez un produit.'),
    opensAt: moment,
    closesAt: moment,
    minimum: z
      .string()
      .regex(/^\s*[1-9]\d{0,3}\s*$/, 'De 1 à 9 999 pièces.')
      .transform(Number),
    deliveryOn: z
      .string()
      .trim()
      .regex(/^\d{4}-\d\d-\d\d$/, 'Indiquez un jour.'),
    payment: z.string().transform((typed) => typed === 'deposit'),
    deposit: z.string(),
    balanceDays: z.string(),
  })
  .refine(({ opensAt, closesAt }) => opensAt < closesAt, {
    error: 'Elle se ferme après s’être ouverte.',
    path: ['closesAt'],
  })
  .refine(({ closesAt, deliveryOn }) => deliveryOn > dayInParis(closesAt), {
    error: 'La livraison vient après la fermeture.',
    path: ['deliveryOn'],
  })
  .transform(({ payment, deposit, balanceDays, ...terms }, context): typeof terms & AskedTerms => {
    if (!payment) return terms
    const depositCents = readCents(deposit.trim())
    const days = /^\s*\d{1,3}\s*$/.test(balanceDays) ? Number(balanceDays) : undefined
    if (depositCents === undefined || depositCents === 0)
      context.addIssue({ code: 'custom', path: ['deposit'], message: 'Indiquez une somme, en euros.' })
    if (days === undefined || days > 365)
      context.addIssue({ code: 'custom', path: ['balanceDays'], message: 'De 0 à 365 jours.' })
    return { ...terms, depositCents, balanceDays: days }
  })

export type CollectiveTerms = z.output<typeof collectiveSchema>

/** The instant of a day and time read in France, `YYYY-MM-DDTHH:MM`; undefined when there is none. */
export function instantInParis(typed: string): Date | undefined {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(typed)) return undefined
  const [day, time] = typed.split('T')
  const found = ['+02:00', '+01:00'].map((offset) => new Date(`${typed}:00${offset}`))
  return found.find(
    (instant) =>
      !Number.isNaN(instant.getTime()) && dayInParis(instant) === day && timeInParis(instant) === time,
  )
}

/** The same instant as a field of a form shows it. */
export function typedInParis(instant: Date): string {
  return `${dayInParis(instant)}T${timeInParis(instant)}`
}

/** Working days from today until the last one on which it is delivered, as other products count them. */
export function daysUntilDelivery(today: string, deliveryOn: string): number {
  let days = 1
  while (days < 250 && addWorkingDays(today, days + 1) <= deliveryOn) days += 1
  return days
}

/** The same terms for the next time: from now for as long as the last one lasted. */
export function nextTerms(
  { opensAt, closesAt, deliveryOn }: { opensAt: Date; closesAt: Date; deliveryOn: string },
  now: Date,
) {
  const later = now.getTime() - opensAt.getTime()
  const closes = new Date(closesAt.getTime() + later)
  const days = Math.round((new Date(deliveryOn).getTime() - closesAt.getTime()) / 86_400_000)
  return { opensAt: now, closesAt: closes, deliveryOn: addDays(dayInParis(closes), Math.max(1, days)) }
}
