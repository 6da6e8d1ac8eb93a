import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { describe, expect, it } from 'vitest'
import { soins } from './soins.ts'

const file = parse(readFileSync(new URL('../../info/soins.yml', import.meta.url), 'utf8'))

/** The paths that a change of the notice or of the introduction makes wrong. */
const problemsWith = (change: object) =>
  soins
    .safeParse({ ...file, menu: { ...file.menu, ...change } })
    .error?.issues.map(({ path }) => path.join('.')) ?? []

describe('the care page', () => {
  it('is accepted as it is written', () => {
    expect(problemsWith({})).toEqual([])
  })

  it.each([
    'Un massage thérapeutique.',
    'Pour soulager vos douleurs.',
    'Avec une masseuse diplômée.',
    'Idéal en rééducation.',
  ])('may not promise care: %s', (lead) => {
    expect(problemsWith({ lead })).toEqual(['menu.lead'])
  })

  it('must say that it is no act of health', () => {
    expect(problemsWith({ notice: 'Un moment de détente.' })).toEqual(['menu.notice'])
  })
})
