import { expect, test } from 'vitest'
import { instalmentsOf, pricesOf } from './prices.ts'
import { reducedPriceLines } from './reduced-prices.ts'

const camp = {
  priceCents: 39_000,
  earlyBird: { priceCents: 35_000, until: '2027-02-18', places: 3 },
  memberPrice: { priceCents: 34_000, places: 2 },
}
const asked = { sold: {}, isMember: false, today: '2027-02-18' }
const tariffs = (...of: Parameters<typeof pricesOf>) => pricesOf(...of).map(({ tariff }) => tariff)

test('the early price is for its places and until its day, that day included', () => {
  expect(tariffs(camp, 2, asked)).toEqual(['early', 'early'])
  expect(tariffs(camp, 4, asked)).toEqual(['early', 'early', 'early', 'full'])
  expect(tariffs(camp, 2, { ...asked, sold: { early: 2 } })).toEqual(['early', 'full'])
  expect(tariffs(camp, 1, { ...asked, today: '2027-02-19' })).toEqual(['full'])
  const { places: _places, ...endless } = camp.earlyBird
  expect(tariffs({ ...camp, earlyBird: endless }, 3, { ...asked, sold: { early: 90 } })).toEqual([
    'early',
    'early',
    'early',
  ])
})

test('a member has the lowest price, for one; the others have the early one', () => {
  const member = { ...asked, isMember: true }
  expect(pricesOf(camp, 2, member)).toEqual([
    { tariff: 'member', priceCents: 34_000 },
    { tariff: 'early', priceCents: 35_000 },
  ])
  expect(tariffs(camp, 1, { ...member, sold: { member: 2 } })).toEqual(['early'])
  const dear = { ...camp, memberPrice: { ...camp.memberPrice, priceCents: 36_000 } }
  expect(tariffs(dear, 1, member)).toEqual(['early'])
})

test('the balance is due so many days before, across a leap day; later than that all is due at once', () => {
  const plan = {
    depositCents: 20_000,
    balanceDays: 30,
    startOn: '2028-03-15',
    totalCents: 78_000,
    participants: 2,
    today: '2028-01-01',
    isWhole: false,
  }
  expect(instalmentsOf(plan)).toEqual([
    { cents: 40_000, dueOn: '2028-01-01' },
    { cents: 38_000, dueOn: '2028-02-14' },
  ])
  expect(instalmentsOf({ ...plan, today: '2028-02-14' })).toEqual([{ cents: 78_000, dueOn: '2028-02-14' }])
})

test('the lower prices are said while they are there, with how many are left', () => {
  const said = (sold: Record<string, number>, today = '2027-02-18', placesLeft = 9) =>
    reducedPriceLines(camp, { sold, placesLeft, today }).map((line) => line.replaceAll(/\s/g, ' '))
  expect(said({ early: 1, member: 1 })).toEqual([
    '350 € jusqu’au 18 février 2027, encore 2 places à ce prix',
    '340 € pour les adhérents, encore 1 place à ce prix',
  ])
  expect(said({ early: 3, member: 2 })).toEqual([])
  expect(said({}, '2027-02-19')).toEqual(['340 € pour les adhérents, encore 2 places à ce prix'])
  // Never more than the camp has.
  expect(said({}, '2027-02-19', 1)).toEqual(['340 € pour les adhérents, encore 1 place à ce prix'])
  const endless = { earlyBird: undefined, memberPrice: { priceCents: 34_000, places: undefined } }
  expect(reducedPriceLines(endless, { sold: {}, placesLeft: 9, today: '2027-02-19' })).toHaveLength(1)
})
