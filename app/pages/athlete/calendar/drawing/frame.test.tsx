import { expect, test } from 'vitest'
import { Frame } from './frame.server.tsx'
import type { Mark } from './frame.server.tsx'

test('places are filled with what each key was answered, each drawn once for each answer', () => {
  const drawn: string[] = []
  const part = (key: string) => (mark: Mark) => {
    drawn.push(`${key} ${mark}`)
    return <b>{mark ?? 'rien'}</b>
  }
  const frame = new Frame(100, (slot) => (
    <ul>
      <li>été {slot('a', part('a'))}</li>
      <li>{slot('b', part('b'))}</li>
      <li>{slot('a', part('a again'))}</li>
    </ul>
  ))
  const filled = (answers: [string, 'going' | 'maybe'][]) => frame.filledWith(new Map(answers)).toString()
  expect(filled([['a', 'going']])).toBe(
    '<ul><li>été <b>going</b></li><li><b>rien</b></li><li><b>going</b></li></ul>',
  )
  expect(filled([['b', 'maybe']])).toBe(
    '<ul><li>été <b>rien</b></li><li><b>maybe</b></li><li><b>rien</b></li></ul>',
  )
  const times = drawn.length
  filled([['a', 'going']])
  expect(drawn).toHaveLength(times)
})

test('a frame without places is what it is', () => {
  expect(new Frame(100, () => <p>rien</p>).filledWith(new Map()).toString()).toBe('<p>rien</p>')
})
