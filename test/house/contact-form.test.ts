import { expect, test } from 'vitest'
import { sourceFiles } from './source-files.ts'

/** Decision 030: the footer’s form is on every page but these. */
const without = [
  'app/pages/camps/booked/cancel-booking.tsx',
  'app/pages/camps/booking/booking.tsx',
  'app/pages/camps/changes/leave.tsx',
  'app/pages/camps/changes/options.tsx',
  'app/pages/camps/changes/transfer.tsx',
  'app/pages/camps/waiting/join.tsx',
  'app/pages/contact/contact.tsx',
  'app/pages/join/join.tsx',
]

test('the footer leaves its form out of the contact page and of steps that bind, nowhere else', () => {
  const pages = sourceFiles(['.tsx']).filter(({ text }) => /hasContactForm: false/.test(text))
  expect(pages.map(({ path }) => path).toSorted()).toEqual(without)
})
