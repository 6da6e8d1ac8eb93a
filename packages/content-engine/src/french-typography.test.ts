import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isMachineText, typographyOf } from './french-typography.ts'

const NN = '\u202f'
const NB = '\u00a0'

describe('typographyOf', () => {
  it.each([
    ["l'allure d'aujourd'hui", 'l\u2019allure d\u2019aujourd\u2019hui'],
    ["jusqu'à 10 %", `jusqu\u2019à 10${NB}%`],
    ["l'", 'l\u2019'],
    ["4'59", "4'59"],
    ['« oui »', `«${NN}oui${NN}»`],
    ['«oui»', `«${NN}oui${NN}»`],
    ['Prêt ? Oui !', `Prêt${NN}? Oui${NN}!`],
    ['Prêt? Oui!', `Prêt${NN}? Oui${NN}!`],
    ['Quoi ?!', `Quoi${NN}?!`],
    ['un ; deux', `un${NN}; deux`],
    ['À noter : ceci', `À noter${NB}: ceci`],
    ['À noter: ceci', `À noter${NB}: ceci`],
    ['1 290 €', `1${NN}290${NB}€`],
    ['1234567 et 12 345 678', `1234567 et 12${NN}345${NN}678`],
    ['1 234,50€', `1${NN}234,50${NB}€`],
    ['3:29:59', '3:29:59'],
    ['départ 9 h 30, 42,195 km', `départ 9${NB}h${NB}30, 42,195${NB}km`],
    ['12,5 km/h', `12,5${NB}km/h`],
    ['1er mai, 2ème place, 1ère série', `1er${NB}mai, 2e place, 1re série`],
    ['3 × 8 min', `3${NN}×${NN}8${NB}min`],
    ['en 2026 100 athlètes', 'en 2026 100 athlètes'],
    ['01 00 00 00 00', '01 00 00 00 00'],
    ['et ensuite...', 'et ensuite…'],
    ['../photos', '../photos'],
    ['https://exemple.fr/?a=1;b=2!c', 'https://exemple.fr/?a=1;b=2!c'],
    ['16 places libres', `16${NB}places libres`],
    ['5 marches', '5 marches'],
    ['7 litres', '7 litres'],
  ])('%s', (typed, expected) => {
    expect(codePoints(typographyOf(typed))).toEqual(codePoints(expected))
  })

  it('changes nothing the second time', () => {
    const piece = fc.constantFrom(
      ..."'«»;!?:%€×.,/- \u00a0\u202f\n",
      'l',
      'É',
      'a',
      '1',
      '12',
      '290',
      '000',
      'km',
      'h',
      'min',
      '1er',
      'mai',
      'places',
      '2ème',
      '...',
      's',
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 14 }), (pieces) => {
        const once = typographyOf(pieces.join(''))
        expect(codePoints(typographyOf(once))).toEqual(codePoints(once))
      }),
      { numRuns: 20_000 },
    )
  })

  it('changes nothing but spaces and apostrophes where there is no ordinal nor ellipsis', () => {
    const bare = (text: string) => text.replace(/[\s\u00a0\u202f]/g, '').replaceAll('’', "'")
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(..."aé'«»;!?:%1 04€") }), (text) => {
        expect(bare(typographyOf(text))).toBe(bare(text))
      }),
      { numRuns: 5000 },
    )
  })
})

describe('isMachineText', () => {
  it.each([
    'https://exemple.fr',
    '/nos-stages',
    './photo.jpg',
    'a@exemple.fr',
    '2027-03-06',
    '16:30',
    'tel:+33100000000',
  ])('leaves %s alone', (text) => expect(isMachineText(text)).toBe(true))

  it.each(["l'allure", 'voir https://exemple.fr', 'Bonjour!'])('reads %s', (text) =>
    expect(isMachineText(text)).toBe(false),
  )
})

function codePoints(text: string): string[] {
  return [...text].map((character) => `${character} ${character.codePointAt(0)?.toString(16)}`)
}

it('takes no longer over a long row of spaces', () => {
  const start = performance.now()
  expect(typographyOf(`a${'\u00a0'.repeat(100_000)}b`)).toHaveLength(100_002)
  expect(performance.now() - start).toBeLessThan(1000)
})
