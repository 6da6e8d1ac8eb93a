import { expect, test } from 'vitest'
import { deviceOf, kindOfDevice, toTheHour } from './rules.ts'

test.each([
  ['Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0', 'Ordinateur, Firefox'],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36 Edg/150.0.0.0',
    'Ordinateur, Edge',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1',
    'Téléphone, Safari',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/150.0 Mobile/15E148 Safari/604.1',
    'Téléphone, Chrome',
  ],
  [
    'Mozilla/5.0 (Linux; Android 15; SM-S921B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36',
    'Téléphone, Samsung Internet',
  ],
  [
    'Mozilla/5.0 (Linux; Android 15; SM-X910) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36',
    'Tablette, Chrome',
  ],
  ['curl/8.14', 'Ordinateur'],
  ['', 'Ordinateur'],
])('%s', (userAgent, device) => {
  expect(deviceOf(userAgent)).toBe(device)
})

test('the kind of a device is read back from its name', () => {
  expect(['Ordinateur, Firefox', 'Téléphone, Safari', 'Tablette'].map(kindOfDevice)).toEqual([
    'computer',
    'phone',
    'tablet',
  ])
})

test('minutes and seconds of a visit are not kept', () => {
  expect(toTheHour(new Date('2026-11-20T10:59:59.999Z'))).toEqual(new Date('2026-11-20T10:00:00Z'))
})
