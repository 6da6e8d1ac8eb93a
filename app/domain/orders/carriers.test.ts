import { expect, test } from 'vitest'
import { carrierChoices, readParcel, trackingOf } from './carriers.ts'

test('a parcel is followed on its carrier’s own page, whatever was typed between its figures', () => {
  expect(trackingOf({ carrier: 'colissimo', trackingNumber: '6A 123-456' })).toEqual({
    carrier: 'Colissimo',
    number: '6A 123-456',
    link: 'https://www.laposte.fr/outils/suivre-vos-envois?code=6A123456',
    words: 'Colissimo, 6A 123-456',
  })
  for (const { value: carrier } of carrierChoices) {
    const { link = '' } = trackingOf({ carrier, trackingNumber: '1234' }) ?? {}
    expect(new URL(link).protocol).toBe('https:')
    expect(link).toMatch(/1234$/)
  }
})

test('without a carrier there is no page, without anything nothing is said', () => {
  expect(trackingOf({ carrier: undefined, trackingNumber: '1234' })).toMatchObject({ link: undefined })
  expect(trackingOf({ carrier: 'dpd', trackingNumber: undefined })).toMatchObject({
    words: 'DPD',
    link: undefined,
  })
  expect(trackingOf({ carrier: undefined, trackingNumber: undefined })).toBeUndefined()
})

test('what is typed of a parcel', () => {
  expect(readParcel(' Colissimo ', ' 6A 123 ')).toEqual({ carrier: 'colissimo', trackingNumber: '6A 123' })
  expect(readParcel()).toEqual({})
  expect(readParcel('pigeon', '1234')).toHaveProperty('problem', expect.stringContaining('colissimo'))
  expect(readParcel('dpd', 'javascript:alert(1)')).toHaveProperty('problem')
})
