import { describe, expect, it } from 'vitest'
import { workoutProblems, type WrittenSession } from './problems.ts'

const session = (steps: readonly string[], more: Partial<WrittenSession> = {}) =>
  workoutProblems({ sport: 'course', duration: undefined, distance: undefined, steps, ...more })

describe('a step', () => {
  it.each([
    ['3 × (8 min seuil, 2 min trot', /parenthèse/],
    ['3 × 8 min seuil)', /parenthèse/],
    ['0 × 8 min', /répétition illisible/],
    ['250 × 8 min', /répétition illisible/],
    ['3 ×', /rien à répéter/],
    ['20 min à 4′75″/km', /de 00 à 59/],
    ['400 m CSS', /natation/],
    ['', /étape vide/],
    ['8 min '.repeat(100), /500 caractères/],
  ])('« %s » is refused', (step, message) => {
    expect(session(['20 min footing', step])).toEqual([{ step: 1, message: expect.stringMatching(message) }])
  })

  it.each([
    '3 × (8 min seuil, 2 min trot)',
    '2 × (3 × 1 min vite, 3 min marche)',
    '10 × 400 m VMA, récup 1′30″',
    'gammes, puis 4 lignes droites',
    '3 exercices de gainage',
    '12 km à pied : 4 faciles, 6 à fond',
  ])('« %s » is not', (step) => {
    expect(session(['20 min footing', step])).toEqual([])
  })
})

describe('the whole', () => {
  it('has an amount at least, when it says its sport', () => {
    expect(session(['gammes'])).toEqual([
      { step: undefined, message: expect.stringContaining('aucune étape') },
    ])
    expect(session(['gammes'], { sport: undefined })).toEqual([])
  })

  it.each([
    [
      '1 h',
      ['20 min footing', '3 × 20 min seuil'],
      'durée annoncée 1 h, mais les étapes font 1\u00A0h\u00A020',
    ],
    ['1 h', ['30 min footing'], 'durée annoncée 1 h, mais les étapes font 30\u00A0min'],
    [
      '20 min',
      ['30 min footing', 'gammes'],
      'durée annoncée 20 min, mais les étapes font au moins 30\u00A0min',
    ],
  ])('announced to take %s', (duration, steps, message) => {
    expect(session(steps, { duration })).toEqual([{ step: undefined, message }])
  })

  it('may be rounded, or longer by what has no amount', () => {
    expect(session(['28 min footing', '4 min trot'], { duration: '30 min' })).toEqual([])
    expect(session(['30 min footing', 'gammes'], { duration: '45 min' })).toEqual([])
    expect(
      session(['30 min'], { duration: 'une petite heure', distance: '45 km de vélo, 6 km de course' }),
    ).toEqual([])
  })

  it('covers the distance it announces', () => {
    const swum = { sport: 'natation', distance: '2 000 m' } as const
    expect(session(['400 m', '8 × 200 m'], swum)).toEqual([])
    expect(session(['400 m', '8 × 100 m'], swum)).toEqual([
      { step: undefined, message: 'distance annoncée 2 000 m, mais les étapes font 1200 m' },
    ])
  })
})
