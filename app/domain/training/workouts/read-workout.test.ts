import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readWorkout } from './read-workout.ts'
import type { WorkoutPart } from './workout.ts'

function partsOf(text: string): readonly WorkoutPart[] {
  return readWorkout('course', [text]).lines[0]?.parts ?? []
}

const seconds = (value: number) => ({ unit: 'seconds', value })
const metres = (value: number) => ({ unit: 'metres', value })
const zone = (name: string) => ({ kind: 'zone', zone: name })

describe('an amount', () => {
  it.each([
    ['8 min', seconds(480)],
    ['8\u202Fmin footing', seconds(480)],
    ['8′', seconds(480)],
    ['1\'30"', seconds(90)],
    ['1 min 30', seconds(90)],
    ['1 min 30 s', seconds(90)],
    ['45″', seconds(45)],
    ['30 sec', seconds(30)],
    ['1 h', seconds(3600)],
    ['1\u00A0h\u00A015', seconds(4500)],
    ['1h15 min', seconds(4500)],
    ['400 m', metres(400)],
    ['2\u202F000 m', metres(2000)],
    ['1,5 km', metres(1500)],
    ['42.195km', metres(42_195)],
  ])('« %s »', (text, amount) => {
    expect(partsOf(text)).toMatchObject([{ kind: 'effort', amount }])
  })

  it.each(['', 'gammes', 'mobilité, gainage', '0 min', '3 minettes', '5 mètres-seconde', '4 × rien'])(
    'is none in « %s », whose words are kept',
    (text) => {
      const [part] = partsOf(text)
      const effort = part?.kind === 'repeat' ? part.parts[0] : part
      expect(effort).toMatchObject({ amount: undefined })
    },
  )
})

describe('a set', () => {
  const threshold = { kind: 'effort', amount: seconds(480), intensity: zone('seuil'), words: 'seuil' }
  const jog = { kind: 'effort', amount: seconds(120), intensity: zone('recuperation'), words: 'trot' }

  it.each([
    '3 × (8 min seuil, 2 min trot)',
    '3x(8 min seuil + 2 min trot)',
    '3\u00A0× (8′ seuil puis 2′ trot).',
  ])('is read from « %s »', (text) => {
    expect(partsOf(text)).toEqual([
      { kind: 'repeat', times: 3, parts: [threshold, jog], recovery: undefined, sendOff: undefined },
    ])
  })

  it('may stand in another', () => {
    const [outer] = partsOf('2 × (3 × (400 m vite, 200 m trot), 3 min marche)')
    expect(outer).toMatchObject({
      times: 2,
      parts: [
        { kind: 'repeat', times: 3, parts: [{}, {}] },
        { amount: seconds(180), intensity: zone('repos') },
      ],
    })
  })

  it.each([
    '10 × 400 m VMA, récup 1 min',
    '10 × 400 m VMA récup 1 min',
    '10 × 400 m VMA, r = 1′',
    '10 × 400 m VMA, 1 min de récupération',
    '10 × 400 m VMA, repos : 60 s',
  ])('has its recovery in « %s »', (text) => {
    expect(partsOf(text)).toMatchObject([
      {
        times: 10,
        parts: [{ amount: metres(400), intensity: zone('vma') }],
        recovery: { amount: seconds(60), intensity: zone('repos') },
      },
    ])
  })

  it('has a send-off', () => {
    expect(partsOf('8 × 100 m CSS + 4, départ toutes les 2′')).toMatchObject([
      { times: 8, parts: [{ intensity: { kind: 'css', plus: 4 } }], sendOff: 120 },
    ])
  })

  it('takes strides as one runs them', () => {
    expect(partsOf('4 lignes droites de 80 m, relâchées')).toMatchObject([
      { times: 4, parts: [{ amount: metres(80), intensity: zone('vitesse') }] },
    ])
  })

  it('may follow something else on the line', () => {
    expect(partsOf('20 min footing, puis 5 × 1 min vite, récup 1 min')).toMatchObject([
      { amount: seconds(1200) },
      { times: 5, recovery: { amount: seconds(60) } },
    ])
  })
})

describe('how hard it is', () => {
  it.each([
    ['20 min à 85 % de VMA', { kind: 'percent', from: 85, to: 85 }],
    ['20 min à 70–75 % VMA', { kind: 'percent', from: 70, to: 75 }],
    ['1 000 m à 4′30″/km', { kind: 'pace', from: 270, to: 270, per: 1000 }],
    ['400 m à 1′45″/100 m', { kind: 'pace', from: 105, to: 105, per: 100 }],
    ['20 min à 4′40″–4′30″ au km', { kind: 'pace', from: 270, to: 280, per: 1000 }],
    ['12 min VMA longue', zone('vma-longue')],
    ['12 min seuil 1', zone('seuil-1')],
    ['10 min d’échauffement', zone('aisance')],
    ['15 min de retour au calme', zone('aisance')],
    ['40 min allure marathon', zone('marathon')],
    ['2 km à l’allure de votre prochaine course', zone('course')],
    ['30 min footing de récupération', zone('recuperation')],
  ])('« %s »', (text, intensity) => {
    expect(partsOf(text)).toMatchObject([{ intensity }])
  })

  it('is not said by what differs inside, nor by the way down', () => {
    expect(partsOf('12 km à pied : 4 faciles, 6 à fond')).toMatchObject([{ intensity: undefined }])
    expect(partsOf('6 × 3 min en montée, descente en trottinant')).toMatchObject([
      { parts: [{ intensity: undefined }] },
    ])
  })
})

describe('whatever is written', () => {
  const pieces = fc.constantFrom(
    '3 × ',
    '(',
    ')',
    ', ',
    '8 min ',
    '400 m ',
    'seuil',
    ' récup 1′ ',
    '; ',
    ' + ',
    '9',
    'é',
  )
  const anyLine = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(pieces, { maxLength: 80 }).map((all) => all.join('')),
  )

  it('is read, and every line stays as it was written', () => {
    fc.assert(
      fc.property(fc.array(anyLine, { maxLength: 5 }), (lines) => {
        const read = readWorkout('natation', lines)
        expect(read.lines.map(({ text }) => text)).toEqual(lines)
        for (const { parts } of read.lines) for (const part of parts) expectSound(part, 0)
      }),
    )
  })

  it('takes no time, however long', () => {
    const line = `${'3 × ('.repeat(20_000)}8 min${')'.repeat(20_000)}`
    expect(readWorkout('course', [line]).lines[0]?.parts).toHaveLength(1)
  })
})

function expectSound(part: WorkoutPart, depth: number): void {
  expect(depth).toBeLessThan(8)
  if (part.kind === 'repeat') {
    expect(part.times).toBeGreaterThan(0)
    expect(part.times).toBeLessThanOrEqual(100)
    for (const inner of part.parts) expectSound(inner, depth + 1)
  } else if (part.amount) {
    expect(part.amount.value).toBeGreaterThan(0)
    expect(part.amount.value).toBeLessThanOrEqual(1_000_000)
  }
}
