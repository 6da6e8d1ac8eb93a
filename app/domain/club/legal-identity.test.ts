import { expect, test } from 'vitest'
import { addressLine, legalName, spacedSiren } from './legal-identity.ts'

const address = { street: '1 rue du Stade', postcode: '01000', city: 'Bourg-en-Bresse', country: 'France' }
const host = { name: 'Hébergeur', address: '1 rue du Serveur' }
const legal = {
  ownerName: 'Prénom Nom',
  siren: '123456789',
  register: 'RNE',
  publicationDirector: 'Prénom Nom',
  host,
}

test('a sole trader is named as such', () => {
  expect(legalName({ address, legal: { ...legal, status: 'EI' } })).toBe(
    'Prénom Nom, entrepreneur individuel (EI)',
  )
  expect(legalName({ address, legal: { ...legal, status: 'EI', companyName: 'Allure' } })).toBe(
    'Prénom Nom (Allure), entrepreneur individuel (EI)',
  )
})

test('a company gives its form and its capital', () => {
  const company = { ...legal, status: 'SASU' as const, companyName: 'Allure', capital: 1500 }
  expect(legalName({ address, legal: company })).toBe('Allure, SASU au capital de 1\u202F500\u00A0€')
})

test('an address keeps the zero of its postcode', () => {
  expect(addressLine({ address, legal: { ...legal, status: 'EI' } })).toBe(
    '1 rue du Stade, 01000 Bourg-en-Bresse, France',
  )
})

test('a SIREN reads by threes and never breaks', () => {
  expect(spacedSiren({ address, legal: { ...legal, status: 'EI' } })).toBe('123\u00A0456\u00A0789')
})
