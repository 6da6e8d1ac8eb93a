import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { verificationLink } from './one-time-token.ts'

const service = 'https://club.example/auth/v1'

test('a plain target stays readable', () => {
  const target = { tokenHash: 'abc', type: 'signup', redirectTo: 'http://localhost:9999/welcome' }
  expect(verificationLink(service, target)).toBe(
    `${service}/verify?token=abc&type=signup&redirect_to=http://localhost:9999/welcome`,
  )
})

test('whatever the target, the link says its own token and type, and the whole target', () => {
  const property = fc.property(fc.string({ unit: 'grapheme' }), (text) => {
    const redirectTo = `https://club.example/${text.toWellFormed()}`
    const url = new URL(verificationLink(service, { tokenHash: 'abc', type: 'signup', redirectTo }))
    expect(url.searchParams.getAll('token')).toEqual(['abc'])
    expect(url.searchParams.getAll('type')).toEqual(['signup'])
    expect(url.searchParams.getAll('redirect_to')).toEqual([redirectTo])
    expect(url.hash).toBe('')
  })
  fc.assert(property)
})
