import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { accents, usualAccent } from '#app/domain/club/look/rules.ts'
import { accentProblems, accentStep, accentSteps, accentTurn, contrastOf } from './colours.ts'

test('every accent of the list can be read in both modes', () => {
  for (const [colour, name] of Object.entries(accents)) expect(accentProblems(colour), name).toEqual([])
})

test.each(['#ffd400', '#ffffff', '#31d67b', '#7a8a93'])('%s is refused, with what it lacks', (colour) => {
  expect(accentProblems(colour)[0]).toMatch(/sur le fond clair\s: \d,\d pour 1, il faut 4,5/)
})

test('contrast as WCAG counts it', () => {
  expect(contrastOf('#000000', '#ffffff')).toBeCloseTo(21)
  expect(contrastOf('#777777', '#ffffff')).toBeCloseTo(4.48, 1)
})

test('the usual accent turns nothing, and the steps are those of the sheet', () => {
  expect(accentTurn(usualAccent).hue).toBeGreaterThan(155)
  expect(accentTurn(usualAccent).hue).toBeLessThan(165)
  expect(accentStep('#0A5BB5', 700)).toBe('#0a5bb5')
  const sheet = readFileSync(new URL('../../app/ui/styles/palette.css', import.meta.url), 'utf8')
  for (const [step, [lightness, chroma]] of Object.entries(accentSteps))
    expect(sheet).toMatch(new RegExp(`--color-accent-${step}:[^;]*oklch\\(${lightness} calc\\(${chroma} \\*`))
})
