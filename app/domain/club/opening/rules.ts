import { isExample } from '#app/domain/shared/is-example.ts'
import type { InfoOf } from '#content/collections/info.ts'

type ClubFacts = InfoOf<'entreprise'>

export const legalPages = {
  'mentions-legales': 'Mentions légales',
  cgv: 'Conditions générales de vente',
  confidentialite: 'Confidentialité',
  cookies: 'Cookies',
} as const
export type LegalPage = keyof typeof legalPages

type Asked = { readonly name: string; readonly of: (facts: ClubFacts) => readonly (string | undefined)[] }

const asked: readonly Asked[] = [
  { name: 'nom du propriétaire', of: ({ legal }) => [legal.ownerName, legal.publicationDirector] },
  { name: 'SIREN et registre', of: ({ legal }) => [legal.siren, legal.register] },
  { name: 'adresse', of: ({ address }) => [address.street] },
  { name: 'téléphone', of: ({ phone }) => [phone] },
  { name: 'e-mail', of: ({ email }) => [email] },
  { name: 'hébergeur du site', of: ({ legal }) => [legal.host.name, legal.host.address] },
  { name: 'assureur', of: ({ insurer }) => (insurer ? [insurer.name, insurer.contract] : []) },
  { name: 'médiateur', of: ({ mediator }) => (mediator ? [mediator.name, mediator.url] : []) },
]

/** The owner's facts that are still those of the example, in words; none once all are the owner's. */
export function exampleFacts(facts: ClubFacts): string[] {
  return asked
    .filter(({ of }) => of(facts).some((value) => value !== undefined && isExample(value)))
    .map(({ name }) => name)
}
