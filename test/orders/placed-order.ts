import { readFileSync } from 'node:fs'
import { parseMarkdown } from '#content-engine/markdown/parse-markdown.ts'
import { fillFacts } from '#app/domain/club/fill-facts.ts'
import type { LegalFacts } from '#app/domain/club/legal-facts.ts'
import { markdownOf } from '#app/domain/club/markdown-of.ts'
import type { FrozenTerms } from '#app/domain/orders/documents/documents.ts'
import type { OrderLine, OrderRefund, PlacedOrder } from '#app/domain/orders/placed-order.ts'

const source = new URL('../../content/info/cgv.md', import.meta.url)

/** The general terms as an order keeps them: the text of the site, its facts filled in. */
export function frozenTermsText(): string {
  const [, , ...text] = readFileSync(source, 'utf8').split(/^---$/m)
  const { body } = parseMarkdown(text.join('---'), 'info/cgv.md', () => undefined)
  return markdownOf(fillFacts(body.root, facts, { showsMissing: false }).root, 'https://club.example')
}

const facts: LegalFacts = {
  denomination: 'Exemple, entrepreneur individuel (EI)',
  adresse: '1 rue de l’Exemple, 69000 Lyon, France',
  telephone: '01\u00a000\u00a000\u00a000\u00a000',
  email: { text: 'bonjour@exemple.fr', href: 'mailto:bonjour@exemple.fr' },
  siren: '000\u00a0000\u00a0000',
  registre: 'RNE 000\u00a0000\u00a0000',
  identifiantTextile: undefined,
  mentionTva: 'TVA non applicable, art. 293 B du CGI',
  livraisons: ['À domicile\u00a0: 6,90\u00a0€', 'À l’entraînement\u00a0: gratuit'],
  mediateur: 'Médiation d’exemple',
  mediateurAdresse: '1 rue de la Médiation, 75000 Paris',
  mediateurSite: { text: 'mediateur.exemple.fr', href: 'https://mediateur.exemple.fr/' },
  assureur: 'Assurance d’exemple',
  assuranceContrat: 'EXEMPLE-0000',
  assuranceZone: 'France',
  voyageImmatriculation: undefined,
  voyageGarant: undefined,
  voyageAssureur: undefined,
  adresseRenoncer: { text: 'club.example/renoncer', href: 'https://club.example/renoncer' },
  adresseResilier: { text: 'club.example/resilier', href: 'https://club.example/resilier' },
}

export const shirt: OrderLine = {
  id: '1',
  identifier: 'maillot-couloirs',
  variant: 'vert-m',
  label: 'Maillot Couloirs',
  detail: 'Vert piste, taille M',
  quantity: 1,
  unitPriceCents: 5400,
  regime: '14-jours',
  art: { kind: 'maillot', colour: 'green' },
}

export const bottles: OrderLine = {
  id: '2',
  identifier: 'gourde-relief',
  variant: 'ardoise',
  label: 'Gourde Relief',
  detail: 'Ardoise',
  quantity: 2,
  unitPriceCents: 1600,
  regime: 'hygiene',
  art: { kind: 'gourde', colour: 'ink' },
}

export const cap: OrderLine = {
  id: '3',
  identifier: 'bonnet-couloirs',
  variant: 'bleu',
  label: 'Bonnet Couloirs',
  detail: 'Bleu bassin',
  quantity: 1,
  unitPriceCents: 1800,
  regime: '14-jours',
  art: { kind: 'bonnet', colour: 'blue' },
}

const regimes: Readonly<Record<OrderLine['regime'], string>> = {
  '14-jours':
    'Vous avez quatorze jours après la réception pour changer d’avis, sans donner de raison (article L. 221-18 du code de la consommation).',
  hygiene:
    'Vous avez quatorze jours après la réception pour changer d’avis. Une fois le scellé ouvert, l’article ne peut plus être repris pour des raisons d’hygiène (article L. 221-28, 5°, du code de la consommation).',
}

export function frozenTerms(lines: readonly OrderLine[], change: Partial<FrozenTerms> = {}): FrozenTerms {
  return {
    termsVersion: 2,
    termsUpdatedOn: '2026-11-10',
    terms: frozenTermsText(),
    acceptedAt: '2026-11-20T15:42:00.000Z',
    vatMention: 'TVA non applicable, art. 293 B du CGI',
    mediator: {
      name: 'Médiation d’exemple',
      address: '1 rue de la Médiation, 75000 Paris',
      url: 'https://mediateur.exemple.fr/',
    },
    guarantee:
      'Chaque article bénéficie de la garantie légale de conformité, deux ans à compter de la livraison, et de la garantie des vices cachés.',
    withdrawalFunction: 'Pour renoncer à un achat, utilisez « Renoncer au contrat ici ».',
    withdrawal: lines.map(({ label, regime }) => ({ line: label, regime, text: regimes[regime] })),
    delivery: { label: 'Livraison à domicile', delay: '3 à 5 jours ouvrés' },
    ...change,
  }
}

/**
 * An order as the store reads it, made on 20 November 2026 at 16 h 42 in France: a shirt, two bottles and a cap, sent
 * to Lyon, to be paid by card. Totals follow the lines.
 */
export function placedOrder(change: Partial<PlacedOrder> = {}): PlacedOrder {
  const lines = change.lines ?? [shirt, bottles, cap]
  const deliveryCents = change.deliveryCents ?? 690
  const goodsCents = lines.reduce((cents, line) => cents + line.quantity * line.unitPriceCents, 0)
  const placedAt = new Date('2026-11-20T15:42:00Z')
  return {
    id: '5f0f3f60-0000-4000-8000-000000000418',
    number: '2026-0418',
    secret: 'Zk3vQ8mN1xT7pR5wY2cH9bL4sD6fG0jA',
    placedAt,
    stage: 'placed',
    money: 'unpaid',
    delivery: 'envoi',
    means: 'carte',
    userId: undefined,
    email: 'athlete@exemple.fr',
    phone: '+33612345678',
    firstName: 'Camille',
    lastName: 'Martin',
    address: { street: '12 rue du Stade', line2: 'Bâtiment B', postcode: '69003', city: 'Lyon' },
    billing: undefined,
    guardian: undefined,
    note: undefined,
    deliveryOption: 'domicile',
    goodsCents,
    deliveryCents,
    standardDeliveryCents: deliveryCents,
    totalCents: goodsCents + deliveryCents,
    paidCents: 0,
    refundedCents: 0,
    lines,
    terms: frozenTerms(lines),
    expiresAt: new Date('2026-11-20T16:12:00Z'),
    receivedOn: undefined,
    trackingNumber: undefined,
    events: [{ act: 'place', at: placedAt, actor: 'customer', author: undefined, facts: {} }],
    documents: [],
    refunds: [],
    withdrawals: [],
    ...change,
  }
}

/** An order to hand over at training, paid there. */
export function handOverOrder(change: Partial<PlacedOrder> = {}): PlacedOrder {
  const lines = change.lines ?? [shirt, bottles, cap]
  return placedOrder({
    means: 'sur-place',
    delivery: 'remise',
    deliveryOption: 'remise',
    deliveryCents: 0,
    address: undefined,
    expiresAt: undefined,
    terms: frozenTerms(lines, {
      delivery: { label: 'Remise à l’entraînement', delay: 'à la prochaine séance' },
    }),
    ...change,
  })
}

/** An order to be paid by transfer, kept until 30 November 2026, 16 h 42 in France. */
export function transferOrder(change: Partial<PlacedOrder> = {}): PlacedOrder {
  return placedOrder({ means: 'virement', expiresAt: new Date('2026-11-30T15:42:00Z'), ...change })
}

/** The same order once it is paid, with its invoice. */
export function paidOrder(change: Partial<PlacedOrder> = {}): PlacedOrder {
  const order = placedOrder(change)
  const paidAt = new Date('2026-11-20T15:45:00Z')
  return {
    ...order,
    money: 'paid',
    paidCents: order.totalCents,
    expiresAt: undefined,
    events: [
      ...order.events,
      { act: 'pay', at: paidAt, actor: 'provider', author: undefined, facts: { cents: order.totalCents } },
    ],
    documents: [{ number: 'FA-2026-00042', kind: 'invoice', issuedAt: paidAt }],
    ...change,
  }
}

/** The return of one bottle, part of it kept because it was used: 10 € come back, on the card. */
export const bottleRefund: OrderRefund = {
  cents: 1000,
  refund: {
    reason: 'withdrawal',
    lines: [{ id: '2', quantity: 1 }],
    goodsCents: 1600,
    deliveryCents: 0,
    deductedCents: 600,
    totalCents: 1000,
  },
  state: 'asked',
  decidedAt: new Date('2026-12-04T09:00:00Z'),
  document: 'AV-2026-00043',
}
