import { expect, test } from 'vitest'
import {
  deliveryFeeCents,
  type DeliveryOption,
  missingForFreeDelivery,
  servesPostcode,
} from '#app/domain/shared/delivery.ts'
import { standardDeliveryCents } from '../placing/recap-store.server.ts'
import { totalsOf } from '../placing/recap.ts'

const home: DeliveryOption = {
  id: 'domicile',
  kind: 'shipping',
  label: 'Livraison à domicile',
  priceCents: 690,
  freeFromCents: 9000,
  postcodes: [],
  exceptPostcodes: ['97', '98'],
}
const express: DeliveryOption = { ...home, id: 'express', priceCents: 1490, freeFromCents: undefined }
const overseas: DeliveryOption = {
  ...express,
  id: 'outre-mer',
  postcodes: ['971', '974'],
  exceptPostcodes: [],
}
const handOver: DeliveryOption = {
  ...express,
  id: 'remise',
  kind: 'pickup',
  priceCents: 0,
  exceptPostcodes: [],
}
const options = [home, express, overseas, handOver]

test('delivery is free from the amount the table says', () => {
  expect(deliveryFeeCents(home, 8999)).toBe(690)
  expect(deliveryFeeCents(home, 9000)).toBe(0)
  expect(deliveryFeeCents(express, 100_000)).toBe(1490)
  expect(missingForFreeDelivery(home, 8600)).toBe(400)
  expect(missingForFreeDelivery(home, 12_000)).toBe(0)
  expect(missingForFreeDelivery(express, 8600)).toBeUndefined()
})

test('a hand-over is free, whatever the table says', () => {
  expect(deliveryFeeCents({ ...handOver, priceCents: 500 }, 100)).toBe(0)
})

test.each([
  ['69003', ['domicile', 'express', 'remise']],
  ['01000', ['domicile', 'express', 'remise']],
  ['20000', ['domicile', 'express', 'remise']],
  ['97400', ['outre-mer', 'remise']],
  ['98800', ['remise']],
])('%s is served by %j', (postcode, ids) => {
  expect(options.filter((option) => servesPostcode(option, postcode)).map(({ id }) => id)).toEqual(ids)
})

test('of a dearer delivery, the standard one is what comes back', () => {
  expect(standardDeliveryCents(options, express, '69003', 5000)).toBe(690)
  expect(standardDeliveryCents(options, express, '69003', 9500)).toBe(0)
  expect(standardDeliveryCents(options, overseas, '97400', 5000)).toBe(1490)
  expect(standardDeliveryCents(options, handOver, '69003', 5000)).toBe(0)
})

test('an order costs its lines and its delivery', () => {
  const lines = [
    { id: 'a', unitPriceCents: 5400, quantity: 1 },
    { id: 'b', unitPriceCents: 1600, quantity: 2 },
  ]
  expect(totalsOf(lines, 690)).toEqual({ pieces: 3, goodsCents: 8600, deliveryCents: 690, totalCents: 9290 })
})
