import { readFileSync } from 'node:fs'
import { fillFacts } from '#app/domain/club/fill-facts.ts'
import type { LegalFacts } from '#app/domain/club/legal-facts.ts'
import { markdownOf } from '#app/domain/club/markdown-of.ts'
import type { FrozenTerms } from '#app/domain/orders/documents/documents.ts'
import type { OrderLine } from '#app/domain/orders/placed-order.ts'
import { parseMarkdown } from '@allure/content-engine/markdown'

const source = new URL('../../content/info/cgv.md', import.meta.url)

/** The general terms as an order keeps them: the text of the site, its facts filled in. */
function frozenTermsText(): string {
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

const regimes: Readonly<Record<OrderLine['regime'], string>> = {
  '14-jours':
    'Vous avez quatorze jours après la réception pour changer d’avis, sans donner de raison (article L. 221-18 du code de la consommation).',
  'dated-leisure': 'Vous ne disposez pas d’un droit de rétractation.',
  hygiene:
    'Vous avez quatorze jours après la réception pour changer d’avis. Une fois le scellé ouvert, l’article ne peut plus être repris pour des raisons d’hygiène (article L. 221-28, 5°, du code de la consommation).',
}

/** What an order was made under, the regime of each of its lines included. */
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
