import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { DeliveryOption } from '#app/domain/shared/delivery.ts'
import { problemsOf, textFields } from '#app/domain/shared/forms/form-fields.ts'
import { addressLines } from '#app/domain/shared/people/address.ts'
import { checkoutAutocomplete, type CheckoutField, checkoutFields, checkoutSchema } from './checkout.ts'

const home: DeliveryOption = {
  id: 'domicile',
  kind: 'shipping',
  label: 'Livraison à domicile',
  priceCents: 690,
  freeFromCents: 9000,
  postcodes: [],
  exceptPostcodes: ['97', '98'],
}
const overseas = {
  ...home,
  id: 'outre-mer',
  label: 'Livraison outre-mer',
  postcodes: ['974'],
  exceptPostcodes: [],
}
const handOver = { ...home, id: 'remise', kind: 'pickup', label: 'Remise', exceptPostcodes: [] } as const
const options = [home, overseas, handOver]

const typed = {
  email: ' Athlete@Exemple.fr ',
  phone: '06 12 34 56 78',
  delivery: 'domicile',
  firstName: 'Camille',
  lastName: 'Martin',
  street: '12 rue du  Stade',
  postcode: '69 003',
  city: 'lyon',
  isBilledThere: 'on',
  paymentMethod: 'card',
}

function valuesOf(changes: Partial<Record<CheckoutField, string>>) {
  const form = new FormData()
  for (const [name, value] of Object.entries({ ...typed, ...changes })) form.set(name, value)
  return textFields(form, checkoutFields)
}

const read = (changes: Partial<Record<CheckoutField, string>>) => {
  const values = valuesOf(changes)
  return checkoutSchema(values, options).safeParse(values)
}

function problems(changes: Partial<Record<CheckoutField, string>>) {
  const { error } = read(changes)
  return error ? problemsOf(error, checkoutFields) : []
}

test('a delivery', () => {
  expect(read({}).data).toEqual({
    email: 'athlete@exemple.fr',
    phone: '+33612345678',
    firstName: 'Camille',
    lastName: 'Martin',
    delivery: 'domicile',
    address: { street: '12 rue du Stade', line2: undefined, postcode: '69003', city: 'lyon' },
    billing: undefined,
    paymentMethod: 'card',
    note: undefined,
    guardian: undefined,
  })
})

test('a hand-over asks for no address, and may be paid on the spot', () => {
  const { data } = read({
    delivery: 'remise',
    paymentMethod: 'on_site',
    street: '',
    postcode: 'x',
    city: '',
  })
  expect(data).toMatchObject({ address: undefined, paymentMethod: 'on_site' })
})

test('another billing address is read when it is another', () => {
  const billing = {
    billingStreet: '1 place Bellecour',
    billingPostcode: '01000',
    billingCity: 'Bourg-en-Bresse',
  }
  expect(read({ ...billing, isBilledThere: '' }).data?.billing?.postcode).toBe('01000')
  expect(read(billing).data?.billing).toBeUndefined()
})

test('every mistake is told at once, in the order of the form', () => {
  const fields = problems({ email: '', firstName: '', street: '', postcode: '', city: '', paymentMethod: '' })
  expect(fields.map(({ field }) => field)).toEqual([
    'firstName',
    'email',
    'street',
    'postcode',
    'city',
    'paymentMethod',
  ])
})

test.each<[CheckoutField, string, string]>([
  ['phone', '06 12', 'dix chiffres'],
  ['delivery', 'fusee', 'comment recevoir'],
  ['postcode', '6900', 'cinq chiffres'],
  ['postcode', '69OO3', 'cinq chiffres'],
  ['postcode', '97400', 'choisissez «\u202fLivraison outre-mer\u202f»'],
  ['postcode', '98800', 'Nous ne livrons pas au 98800'],
  ['city', '69003', 'en toutes lettres'],
  ['street', 'a'.repeat(121), 'Raccourcissez'],
  ['firstName', 'Cam\u0000ille', 'illisible'],
  ['paymentMethod', 'on_site', 'remise à l’entraînement'],
  ['paymentMethod', 'cheque', 'Choisissez un moyen'],
  ['note', 'a'.repeat(501), 'Raccourcissez'],
])('%s %j says its fix', (field, value, fix) => {
  expect(problems({ [field]: value })).toEqual([{ field, message: expect.stringContaining(fix) }])
})

test('a minor orders with a guardian, who agrees', () => {
  expect(problems({ isMinor: 'on' }).map(({ field }) => field)).toEqual([
    'guardianName',
    'guardianEmail',
    'guardianAgrees',
  ])
  const guardian = {
    guardianName: 'Dominique Martin',
    guardianEmail: 'Parent@exemple.fr',
    guardianAgrees: 'on',
  }
  expect(read({ ...guardian, isMinor: 'on' }).data?.guardian).toEqual({
    name: 'Dominique Martin',
    email: 'parent@exemple.fr',
  })
  expect(read(guardian).data?.guardian).toBeUndefined()
})

test.each([
  ['01000', 'domicile'],
  ['20000', 'domicile'],
  ['97400', 'outre-mer'],
])('%s is served by « %s »', (code, delivery) => {
  expect(read({ postcode: `F-${code}`, delivery }).data?.address?.postcode).toBe(code)
})

test('an envelope has its city in capitals', () => {
  const address = { street: '12 rue du Stade', line2: 'Bâtiment B', postcode: '42000', city: 'Saint-Étienne' }
  expect(addressLines(address)).toEqual(['12 rue du Stade', 'Bâtiment B', '42000 SAINT-ÉTIENNE'])
})

test('every field has a token a browser knows', () => {
  const known =
    /^(off|email|tel|given-name|family-name|(shipping|billing) (address-line[12]|postal-code|address-level2))$/
  for (const token of Object.values(checkoutAutocomplete)) expect(token).toMatch(known)
})

test('nothing that is typed breaks the form', () => {
  const text = fc.array(fc.nat(0x10_ff_ff), { maxLength: 30 }).map((codes) => String.fromCodePoint(...codes))
  const anything = fc.dictionary(fc.constantFrom(...checkoutFields), text)
  fc.assert(
    fc.property(anything, (changes) => {
      const { data, error } = read(changes)
      if (data) expect(data.email).toContain('@')
      else expect(problemsOf(error, checkoutFields).length).toBeGreaterThan(0)
    }),
  )
})
