import { expect, test } from 'vitest'
import { reservationOf, reservationsOpenTo } from './reservations.ts'

test('a document is for readers in every group that it and its folders name', () => {
  expect(reservationOf([undefined, null, ''])).toBeNull()
  expect(reservationOf(['piste', null, 'eau libre', 'piste'])).toBe('eau libre piste')
  const all = ['eau', 'eau piste', 'piste', 'pistes']
  expect(reservationsOpenTo(all, ['piste'])).toEqual(['piste'])
  expect(reservationsOpenTo(all, ['piste', 'eau', 'autre'])).toEqual(['eau', 'eau piste', 'piste'])
  expect(reservationsOpenTo(all, ['eau piste'])).toEqual([])
})
