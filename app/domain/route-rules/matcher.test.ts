import { expect, test } from 'vitest'
import { matcherOf } from './matcher.ts'

const redirect = (pattern: string) => ({ pattern, redirect: { to: '/contact', isPermanent: true } })

test('redirects by kind of pattern, and nothing else of the rules', () => {
  const rules = [
    redirect('/ancien'),
    redirect('/stages/**'),
    redirect('/**'),
    redirect('/stages/*/photos'),
    redirect('/x/*/**'),
    { pattern: '/secret/**', noindex: true, headers: { 'x-secret': 'oui' } },
  ]
  const there = { redirect: '/contact' }
  expect(matcherOf(rules)).toEqual({
    static: { '/ancien': there },
    wildcard: { '/stages': there, '/': there },
    dynamic: { '/stages/*/photos': there, '/x/*/**': there },
  })
})
