import { expect, test } from 'vitest'
import { drawIcon, groupNames, isIconWord, longestIconAddress, parseIconName } from './icon.ts'
import {
  isSafeBody,
  pickIcons,
  findLocalIcons,
  isInstalled,
  localIcon,
  problemOfIcon,
} from './local-icons.ts'

test.each(['lucide', 'arrow-up', 'mdi', 'ph-2', '0'])('%s is a word of an icon', (word) => {
  expect(isIconWord(word)).toBe(true)
})

test.each(['', 'A', 'a_b', '-a', 'a-', 'a--b', '../lucide', 'a/b', 'a b', 'é'])('%j is none', (word) => {
  expect(isIconWord(word)).toBe(false)
  expect(parseIconName(`lucide:${word}`)).toBeUndefined()
})

test('an installed set gives its icons sorted, the aliases they need, and the names it does not have', () => {
  const icons = findLocalIcons('lucide', ['flame', 'alarm-check', 'flame', 'nulle-part', 'constructor'])
  expect(icons).toMatchObject({ prefix: 'lucide', width: 24, height: 24 })
  expect(Object.keys(icons?.icons ?? {})).toEqual(['alarm-clock-check', 'flame'])
  expect(icons?.aliases).toEqual({ 'alarm-check': { parent: 'alarm-clock-check' } })
  expect(icons?.not_found).toEqual(['constructor', 'nulle-part'])
})

test.each(['mdi', '../lucide', 'lucide/..', 'constructor'])('%s is not installed', (set) => {
  expect(isInstalled(set)).toBe(false)
  expect(findLocalIcons(set, ['home'])).toBeUndefined()
})

test('every drawing of an installed set is safe', () => {
  const names = ['flame', 'footprints', 'bike', 'waves', 'a-arrow-down', 'circle-dot']
  expect(findLocalIcons('lucide', names)?.not_found).toBeUndefined()
})

test.each([
  '<script>alert(1)</script>',
  '<path d="M0 0" onload="alert(1)"/>',
  '<image href="https://autre.fr/x.png"/>',
  '<use href="https://autre.fr/x.svg#a"/>',
  '<a href="javascript:alert(1)"><path d="M0 0"/></a>',
  '<path fill="url(https://autre.fr/x)"/>',
  '<path mask="u\\72l(https://autre.fr/x)"/>',
  '<path mask="image-set(\'https://autre.fr/x\')"/>',
  '<path mask="src(\'https://autre.fr/x\')"/>',
  '<path style="fill:red"/>',
  '<foreignObject><p>x</p></foreignObject>',
  '<path d="M0 0"/>texte',
  '<path d=M0/>',
  '<path d="M0 0"',
  '<!-- x --><path d="M0 0"/>',
  '<animate attributeName="href" to="javascript:alert(1)"/>',
  '',
  undefined,
])('%j is not drawn', (body) => {
  expect(isSafeBody(body)).toBe(false)
  const whole = { prefix: 'x', icons: { a: { body: body ?? '' } } }
  expect(pickIcons(whole, ['a'])).toEqual({ prefix: 'x', icons: {}, not_found: ['a'] })
})

test.each([
  '<path fill="none" stroke="currentColor" d="M0 0"/>',
  '<path stroke="var(--couleur, rgb(1 2 3))" transform="translate(1 2) scale(2)" d="M0 0"/>',
  '<g transform="rotate(45)"><circle cx="1" cy="2" r="3"/></g>',
  '<defs><linearGradient id="a"><stop offset="0" stop-color="#fff"/></linearGradient></defs><path fill="url(#a)" d="M0 0"/>',
])('%s is drawn', (body) => {
  expect(isSafeBody(body)).toBe(true)
})

test('an alias is drawn turned and mirrored', () => {
  const set = {
    prefix: 'x',
    icons: { a: { body: '<path d="M0 0"/>' } },
    aliases: { b: { parent: 'a', hFlip: true } },
    width: 20,
  }
  expect(drawIcon(set, 'b')).toEqual({
    viewBox: '0 0 20 16',
    body: '<g transform="translate(20 0) scale(-1 1)"><path d="M0 0"/></g>',
  })
  expect(drawIcon(set, 'c')).toBeUndefined()
})

test('who writes a text is told what is wrong with an icon', () => {
  expect(problemOfIcon('lucide:flame')).toBeUndefined()
  expect(localIcon('lucide:flame')?.viewBox).toBe('0 0 24 24')
  expect(problemOfIcon('flame')).toContain('jeu:nom')
  expect(problemOfIcon('mdi:run')).toContain('@iconify-json/mdi')
  expect(problemOfIcon('lucide:flamme')).toContain('n’a pas d’icône « flamme »')
})

test('names are asked for in addresses of 500 characters at most, each once', () => {
  const names = Array.from({ length: 200 }, (_, index) => `icone-numero-${index}`)
  const groups = groupNames([...names, ...names], 40)
  expect(groups.flat().sort()).toEqual(names.toSorted())
  for (const group of groups) expect(40 + group.join('%2C').length).toBeLessThanOrEqual(longestIconAddress)
  expect(groupNames([], 40)).toEqual([])
})
