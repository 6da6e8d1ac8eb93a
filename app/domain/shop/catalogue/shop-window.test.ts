import { expect, test } from 'vitest'
import { shopWindow } from './related.ts'

const product = (identifier: string, kind: 'bonnet' | 'gourde' | 'maillot', addedOn: string, stock = 1) => ({
  identifier,
  name: identifier,
  addedOn,
  askedCents: 1000,
  art: { kind },
  variants: [{ stock }],
})

test('the newest of each kind is shown, nothing sold out, no more than asked for', () => {
  const products = [
    product('vieux-bonnet', 'bonnet', '2026-01-01'),
    product('bonnet', 'bonnet', '2026-10-01'),
    product('gourde', 'gourde', '2026-11-01', 0),
    product('vieille-gourde', 'gourde', '2026-02-01'),
    product('maillot', 'maillot', '2026-03-01'),
  ]
  const names = (count: number) => shopWindow(products, count).map(({ identifier }) => identifier)
  expect(names(4)).toEqual(['bonnet', 'maillot', 'vieille-gourde'])
  expect(names(2)).toEqual(['bonnet', 'maillot'])
  expect(shopWindow([], 4)).toEqual([])
})
