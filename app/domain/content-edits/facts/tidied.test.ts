import { expect, test } from 'vitest'
import { isLuhn } from '#content/collections/luhn.ts'
import { tidied } from './tidied.ts'

test.each([
  ['v.phone', '04 78 12 34 56', '+33478123456'],
  ['v.legal.host.phone', '12', '12'],
  ['v.legal.siren', '732 829 320', '732829320'],
  ['v.legal.siren', '732 829 320 00074', '732829320'],
  ['v.legal.siren', '732 829 320 00075', '73282932000075'],
  ['v.instagramCoaching', 'instagram.com/club', 'https://instagram.com/club'],
  ['v.instagramCoaching', 'javascript:x', 'javascript:x'],
  ['v.openingHours.0.from', '9h', '09:00'],
  ['v.openingHours.0.to', '12 h 30', '12:30'],
  ['v.vatMentions.0.from', '2026-01-01', '2026-01-01'],
  ['v.account.bic', 'bnpa fr pp', 'BNPAFRPP'],
  ['v.name', ' Club ', ' Club '],
])('%s: « %s » is kept as %s', (field, typed, kept) => expect(tidied(field, typed)).toBe(kept))

test.each([
  ['732829320', true],
  ['732829321', false],
  ['73282932000074', true],
])('the key of %s', (figures, isRight) => expect(isLuhn(figures)).toBe(isRight))
