import { expect, test } from 'vitest'
import { daysOfNextEdition, textOfEdition, titleOfEdition } from './next-edition.ts'

const days = { startDate: '2027-03-06', endDate: '2027-03-13', earlyUntil: '2027-01-10' }

test('an edition keeps its weekdays, and is ahead of today', () => {
  expect(daysOfNextEdition(days, '2026-11-24')).toEqual({
    startDate: '2028-03-04',
    endDate: '2028-03-11',
    opensOn: undefined,
    earlyUntil: '2028-01-09',
  })
  expect(daysOfNextEdition(days, '2028-03-04')).toMatchObject({ startDate: '2029-03-03' })
})

test('its title has its year once', () => {
  expect(titleOfEdition('Lanzarote', { startDate: '2028-03-04' })).toBe('Lanzarote 2028')
  expect(titleOfEdition('Lanzarote 2027', { startDate: '2028-03-04' })).toBe('Lanzarote 2028')
})

test('its text has its days and nothing that was true of the other alone', () => {
  const text = `---
title: Lanzarote
sample: true
startDate: J+106
endDate: J+113
taken: 12
isFull: true
minorsDeclaration: '069 1234'
earlyBird: { price: 640, until: J+50 } # les premiers
price: 690
---

Huit jours.
`
  const next = textOfEdition(text, 'lanzarote.md', 'Lanzarote 2028', daysOfNextEdition(days, '2026-11-24'))
  expect(next).toBe(`---
title: Lanzarote 2028
startDate: 2028-03-04
endDate: 2028-03-11
earlyBird: { price: 640, until: 2028-01-09 } # les premiers
price: 690
---

Huit jours.
`)
})
