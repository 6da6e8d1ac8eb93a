import { expect, test } from 'vitest'
import type { ClubFacts } from '#app/domain/club/store.server.ts'
import { isOpenInMaintenance } from '#app/domain/maintenance/rules.ts'
import { exampleFacts } from './rules.ts'

const own = {
  phone: '+33478123456',
  email: 'bonjour@club-lyon.fr',
  address: { street: '12 quai des Rameurs', postcode: '69007', city: 'Lyon', country: 'France' },
  legal: {
    status: 'EI',
    ownerName: 'Léa Martin',
    siren: '732829320',
    register: 'RNE 732 829 320',
    publicationDirector: 'Léa Martin',
    host: { name: 'Hébergeur SAS', address: '2 rue du Port, 59000 Lille' },
  },
  insurer: { name: 'Mutuelle des sports', contract: 'MS-4411', area: 'France' },
  mediator: { name: 'Médiation', address: '1 rue de la Paix', url: 'https://mediation.fr/' },
} as unknown as ClubFacts

test.each<[string, Partial<ClubFacts>]>([
  ['téléphone', { phone: '+33100000000' }],
  ['e-mail', { email: 'bonjour@exemple.fr' }],
  ['adresse', { address: { ...own.address, street: "1 rue de l'Exemple" } }],
  ['SIREN et registre', { legal: { ...own.legal, siren: '000000000' } }],
  ['assureur', { insurer: { name: 'Assureur', contract: 'EXEMPLE-0000', area: 'France' } }],
  ['médiateur', { mediator: { name: 'M', address: 'x', url: 'https://mediateur.exemple.fr/' } }],
])('%s of the example is told, alone', (name, change) => {
  expect(exampleFacts(own)).toEqual([])
  expect(exampleFacts({ ...own, ...change })).toEqual([name])
})

test.each([
  '/admin',
  '/admin.data',
  '/admin/reglages/maintenance',
  '/login',
  '/webhooks/strava',
  '/paiement/annonces',
])('a coach who closed the site keeps %s', (path) => expect(isOpenInMaintenance(path)).toBe(true))

test.each(['/', '/administration', '/panier', '/espace-athlete', '/paiement', '/loginx'])(
  '%s is closed',
  (path) => expect(isOpenInMaintenance(path)).toBe(false),
)
