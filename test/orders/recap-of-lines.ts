import type { OrderRecap } from '#app/domain/orders/placing/recap-store.server.ts'
import { frozenTerms } from './frozen-terms.ts'
import type { ShopLine } from './lines.ts'

const rights = {
  '14-jours': {
    regimeLabel: 'Rétractation\u00a0: 14\u00a0jours',
    regimeText: 'Vous avez quatorze jours, sans donner de raison.',
  },
  hygiene: {
    regimeLabel: 'Rétractation\u00a0: 14\u00a0jours, sous scellé',
    regimeText: 'Une fois le scellé ouvert, l’article ne peut plus être repris.',
  },
}

/** The recap of these lines, to be handed over and paid there. */
export function recapOfLines(lines: readonly ShopLine[]): OrderRecap {
  const priced = lines.map((line) => ({
    ...line,
    ...rights[line.regime],
    path: `/notre-boutique/${line.identifier}`,
    art: line.art ?? { kind: 'maillot' as const, colour: 'green' as const },
    totalCents: line.quantity * line.unitPriceCents,
    messages: [],
  }))
  const totalCents = priced.reduce((cents, line) => cents + line.totalCents, 0)
  const delivery = { option: 'remise', feeCents: 0 }
  return {
    checkout: {
      email: 'a@exemple.fr',
      firstName: 'Camille',
      lastName: 'Martin',
      delivery: 'remise',
      phone: undefined,
      address: undefined,
      billing: undefined,
      note: undefined,
      guardian: undefined,
      paymentMethod: 'on_site',
    },
    lines: priced,
    missing: [],
    delivery: {
      ...delivery,
      kind: 'pickup',
      label: 'Remise',
      delay: '',
      deliveryOn: undefined,
      standardFeeCents: 0,
    },
    goodsCents: totalCents,
    totalCents,
    deposit: undefined,
    dueNowCents: totalCents,
    recap: { lines: [], delivery, paymentMethod: 'on_site', totalCents, termsVersion: 2 },
    fingerprint: '',
    terms: frozenTerms(lines),
  }
}
