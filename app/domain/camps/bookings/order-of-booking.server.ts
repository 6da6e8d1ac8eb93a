import type { FrozenTerms } from '#app/domain/orders/store.server.ts'
import { formatDayRangeInWords } from '#app/domain/shared/dates/french-dates.ts'
import { formatEuros } from '#app/domain/shared/money.ts'
import { noWithdrawalRight } from '../terms.ts'
import type { Offer } from './offer-store.server.ts'
import type { AgreedCamp } from './recap-store.server.ts'

type Priced = {
  readonly participants: readonly {
    readonly leftAt?: Date | null
    readonly priceCents: number
    readonly options: readonly { readonly label: string; readonly cents: number }[]
  }[]
  readonly instalments: readonly { readonly cents: number }[]
  readonly totalCents: number
  readonly agreed: AgreedCamp
}

/** The lines of the order of an instalment: all that is booked, or its part. No name is in them. */
export function linesOf(recap: Priced, camp: string, instalment: number) {
  const { agreed, instalments, participants } = recap
  const identifier = `stage:${camp}`
  const { discount } = agreed
  const dates = formatDayRangeInWords(agreed.startOn, agreed.endOn)
  if (instalments.length > 1) {
    const label = `${partOf(recap, instalment)}, stage ${agreed.title}`
    const live = participants.filter(({ leftAt }) => !leftAt).length
    const people = `${live}\u00a0${live > 1 ? 'participants' : 'participant'}`
    const unitPriceCents = instalments[instalment - 1]?.cents ?? 0
    return [
      {
        identifier,
        variant: `part-${instalment}`,
        label,
        detail: [people, dates, discount && `bon ${discount.code} déduit, ${formatEuros(-discount.cents)}`]
          .filter(Boolean)
          .join(', '),
        quantity: 1,
        unitPriceCents,
      },
    ]
  }
  const prices = participants.flatMap(({ priceCents, options }) => [
    { label: `Stage ${agreed.title}`, detail: dates, cents: priceCents },
    ...options.map(({ label, cents }) => ({ label, detail: 'Option', cents })),
  ])
  const groups = Map.groupBy(prices, ({ label, cents }) => `${label} ${cents}`)
  const lines = Array.from(groups.values(), (same, index) => ({
    identifier,
    variant: `ligne-${index + 1}`,
    label: same[0]?.label ?? '',
    detail: same[0]?.detail,
    quantity: same.length,
    unitPriceCents: same[0]?.cents ?? 0,
  }))
  return discount ? [...lines, discountLine(identifier, discount)] : lines
}

function discountLine(identifier: string, { code, cents }: { code: string; cents: number }) {
  return {
    identifier,
    variant: 'remise',
    label: `Remise, bon ${code}`,
    detail: undefined,
    quantity: 1,
    unitPriceCents: -cents,
  }
}

/** What was not agreed at first is more: an option that was taken since. */
function partOf({ agreed, instalments: [first] }: Priced, instalment: number): string {
  const isInTwo = first !== undefined && first.cents < agreed.totalCents
  if (instalment === 1) return isInTwo ? 'Acompte' : 'Prix'
  return isInTwo && instalment === 2 ? 'Solde' : 'Complément'
}

type Agreed = Omit<FrozenTerms, 'terms' | 'termsVersion' | 'termsUpdatedOn'>

/** The laws and facts of today, kept with the order: there is no right to withdraw from a dated camp. */
export function frozenTermsOf({ camp, selling }: Offer, acceptedAt: Date): Agreed {
  if (!selling) throw new Error('A booking needs the facts of a sale.')
  const { vatMention, mediator, legal } = selling
  return {
    acceptedAt: acceptedAt.toISOString(),
    vatMention,
    mediator,
    guarantee: legal.guarantee,
    withdrawalFunction: legal.withdrawalFunction,
    withdrawal: [{ line: `Stage ${camp.title}`, regime: 'dated-leisure', text: noWithdrawalRight }],
    delivery: { label: 'Stage', delay: formatDayRangeInWords(camp.startOn, camp.endOn) },
  }
}
