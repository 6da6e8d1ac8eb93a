import { z } from 'zod'
import { optionalLine } from '#app/domain/shared/forms/form-text.ts'
import { readCents } from '#app/domain/shared/typed-cents.ts'
import { codeOf } from './rules.ts'

export const voucherFields = [
  'code',
  'kind',
  'value',
  'camp',
  'fromOn',
  'untilOn',
  'uses',
  'usesPerPerson',
  'isForMembers',
  'note',
] as const
export type VoucherField = (typeof voucherFields)[number]

const optionalDay = z.union([
  z.literal('').transform(() => null),
  z.iso.date({ error: 'Choisissez un jour.' }),
])

const optionalCount = z.union([
  z.literal('').transform(() => null),
  z
    .string()
    .regex(/^[1-9]\d{0,4}$/, 'Indiquez un nombre, ou laissez vide.')
    .transform(Number),
])

const mostPercent = 90

/** A voucher as it is typed, each value a text; its code in capital letters. */
export const voucherSchema = z
  .object({
    code: z
      .string()
      .transform(codeOf)
      .pipe(
        z.string().regex(/^[A-Z0-9][A-Z0-9-]{3,29}$/, 'De 4 à 30 lettres sans accent, chiffres ou tirets.'),
      ),
    kind: z.enum(['amount', 'percent'], { error: 'Choisissez\u00a0: des euros, ou une part du prix.' }),
    value: z.string().trim(),
    camp: z.string().transform((slug) => (slug === '' ? null : slug)),
    fromOn: optionalDay,
    untilOn: optionalDay,
    uses: optionalCount,
    usesPerPerson: optionalCount,
    isForMembers: z.string().transform((typed) => typed === 'on'),
    note: optionalLine({ longest: 200 }).transform((note) => note ?? ''),
  })
  .transform(({ kind, value: typed, ...voucher }, check) => {
    const value = kind === 'amount' ? readCents(typed) : Number(typed)
    const most = kind === 'amount' ? 500_000 : mostPercent
    if (value === undefined || !Number.isSafeInteger(value) || value < 1 || value > most)
      check.addIssue({
        code: 'custom',
        path: ['value'],
        message:
          kind === 'amount'
            ? 'Indiquez une somme en euros, comme 50 ou 12,50.'
            : `Indiquez un nombre entier, de 1 à ${mostPercent}.`,
      })
    if (voucher.fromOn && voucher.untilOn && voucher.untilOn < voucher.fromOn)
      check.addIssue({ code: 'custom', path: ['untilOn'], message: 'Cette fin précède le début.' })
    return { ...voucher, kind, value: value ?? 0 }
  })

export type NewVoucher = z.output<typeof voucherSchema>
