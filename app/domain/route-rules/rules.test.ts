import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { findLoop, overlayRules, ruleOf, type RouteRule } from './rules.ts'
import { routeRuleSchema } from './schema.ts'

const redirect = (pattern: string, to: string, isPermanent = false): RouteRule => ({
  pattern,
  redirect: { to, isPermanent },
})
const targetFrom = (rules: RouteRule[], address: string) =>
  ruleOf(overlayRules([], rules), address).redirect?.to

test.each([
  ['/ancien', '/contact', '/ancien', '/contact'],
  ['/ancien', '/contact', '/ancien/', '/contact'],
  ['/ancien', '/contact', '/ancien/page', undefined],
  ['/ancien', '/contact', '/Ancien', undefined],
  ['/stages/*', '/nos-stages', '/stages/nice', '/nos-stages'],
  ['/stages/*', '/nos-stages', '/stages', undefined],
  ['/stages/*', '/nos-stages', '/stages/nice/2026', undefined],
  ['/stages/*/photos', '/nos-stages', '/stages/nice/photos', '/nos-stages'],
  ['/stages/**', '/nos-stages/**', '/stages', '/nos-stages'],
  ['/stages/**', '/nos-stages/**', '/stages/nice/2026', '/nos-stages/nice/2026'],
  ['/stages/**', 'https://stages.exemple.fr/**', '/stages/nice', 'https://stages.exemple.fr/nice'],
  ['/équipe', '/notre-équipe', '/%C3%A9quipe', '/notre-%C3%A9quipe'],
  ['/**', '/contact', '/contact', undefined],
])('%s → %s: %s goes to %s', (pattern, to, path, target) => {
  expect(targetFrom([redirect(pattern, to)], path)).toBe(target)
})

test.each([
  ['/contact', '/ancien?a=1&b=%20', '/contact?a=1&b=%20'],
  ['/contact?de=site', '/ancien?a=1', '/contact?de=site&a=1'],
  ['/contact#contact-form', '/ancien?a=1', '/contact?a=1#contact-form'],
  ['https://autre.fr/x', '/ancien?a=1', 'https://autre.fr/x?a=1'],
])('to %s, %s keeps its query', (to, address, target) => {
  expect(targetFrom([redirect('/ancien', to)], address)).toBe(target)
})

test('each property comes from the narrowest rule that has it', () => {
  const rules = overlayRules(
    [],
    [
      { pattern: '/**', headers: { 'x-club': 'tous', 'x-tout': 'oui' }, noindex: true, cacheSeconds: 5 },
      { pattern: '/nos-stages/*', noindex: false },
      { pattern: '/nos-stages/nice', headers: { 'x-club': 'nice' } },
    ],
  )
  expect(ruleOf(rules, '/nos-stages/nice')).toEqual({
    headers: { 'x-club': 'nice', 'x-tout': 'oui' },
    noindex: false,
    cacheSeconds: 5,
  })
  expect(ruleOf(rules, '/contact')).toMatchObject({ headers: { 'x-club': 'tous' }, noindex: true })
})

test('a stored rule replaces the configured one of the same pattern', () => {
  const rules = overlayRules([redirect('/a', '/b')], [{ pattern: '/a', noindex: true }])
  expect(ruleOf(rules, '/a')).toEqual({ headers: {}, noindex: true })
})

test.each([
  [[redirect('/a', '/a')]],
  [[redirect('/a', '/a?x=1')]],
  [[redirect('/a', '/b'), redirect('/b', '/a')]],
  [[redirect('/a/**', '/a/b/**')]],
  [[redirect('/a/**', '/b/**'), redirect('/b/**', '/a')]],
  [[redirect('/a', '/b'), redirect('/b', '/c'), redirect('/*', '/a')]],
])('%j lead round in circles', (rules) => {
  expect(findLoop(overlayRules([], rules))).toBeDefined()
})

test.each([
  [[redirect('/a', '/b'), redirect('/b', '/c')]],
  [[redirect('/**', '/ferme')]],
  [[redirect('/a/**', '/b/**')]],
  [[redirect('/a/a/**', '/b/c/**'), redirect('/*/c/**', '/a/**')]],
  [[redirect('/a', 'https://autre.fr/a')]],
])('%j come to an end', (rules) => {
  expect(findLoop(overlayRules([], rules))).toBeUndefined()
})

test.each([
  { pattern: 'ancien' },
  { pattern: '/ancien/' },
  { pattern: '/a//b' },
  { pattern: '/a?b=1' },
  { pattern: '/a*' },
  { pattern: '/**/a' },
  { pattern: '/../a' },
  redirect('/a', '//autre.fr'),
  redirect('/a', '/\\autre.fr'),
  redirect('/a', '/.//autre.fr'),
  redirect('/a', 'autre.fr'),
  redirect('/a', 'javascript:alert(1)'),
  redirect('/a', 'https://moi:secret@autre.fr/'),
  redirect('/a/**', 'https://**'),
  redirect('/a/**', '/b/**/c'),
  redirect('/a', '/b/**'),
  { pattern: '/a', headers: { 'set-cookie': 'a=1' } },
  { pattern: '/a', headers: { 'content-security-policy': 'x' } },
  { pattern: '/a', headers: { 'x-a': 'un\r\nx-b: deux' } },
  { pattern: '/a', cacheSeconds: -1 },
  { pattern: '/a', autre: true },
])('%j is refused', (rule) => {
  expect(routeRuleSchema.safeParse(rule).success).toBe(false)
})

const segment = fc.string({ minLength: 1, maxLength: 8, unit: 'binary' })
const address = fc.array(
  fc.oneof(segment, fc.constantFrom('', '.', '..', '/', '\\', '%2e%2e', '%2f', '%5c')),
  {
    maxLength: 6,
  },
)

test('whatever the path, a redirect inside the site stays inside', () => {
  const rules = ['/**', '/b/**', '/**'].map((to) => [redirect('/**', to), redirect('/a/**', to)])
  fc.assert(
    fc.property(address, fc.constantFrom(...rules), (parts, chosen) => {
      const { to = '/' } = ruleOf(overlayRules([], chosen), `/${parts.join('/')}`).redirect ?? {}
      expect(to).toMatch(/^\/(?![/\\])/)
      expect(new URL(to, 'http://club.test').origin).toBe('http://club.test')
    }),
    { numRuns: 2000 },
  )
})

const patternSegment = fc.constantFrom('a', 'b', 'c', '*')
const pattern = fc
  .tuple(fc.array(patternSegment, { maxLength: 3 }), fc.boolean())
  .map(([parts, isOpen]) => `/${[...parts, ...(isOpen ? ['**'] : [])].join('/')}`)

test('rules without a loop always come to an end, from any path', () => {
  const rule = fc
    .tuple(pattern, fc.constantFrom('/a', '/b/c', '/c', '/a/**', '/b/c/**'))
    .filter(([from, to]) => from.endsWith('**') || !to.endsWith('**'))
    .map(([from, to]) => redirect(from, to))
  fc.assert(
    fc.property(
      fc.array(rule, { maxLength: 4 }),
      fc.array(fc.constantFrom('a', 'b', 'c', 'd')),
      (some, parts) => {
        const rules = overlayRules([], some)
        fc.pre(!findLoop(rules))
        let path: string | undefined = `/${parts.join('/')}`
        // Each round of hops may take away no more than one segment: a long path needs many, and still ends.
        const mostHops = 10 * (parts.length + 1)
        for (let hop = 0; hop <= mostHops && path !== undefined; hop++)
          path = ruleOf(rules, path).redirect?.to
        expect(path).toBeUndefined()
      },
    ),
    { numRuns: 5000 },
  )
})
