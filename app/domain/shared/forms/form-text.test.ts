import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { optionalText, requiredLine } from './form-text.ts'

const name = requiredLine({ missing: 'Indiquez un nom.', longest: 20 })
const errorOf = (schema: typeof name, text: string) => schema.safeParse(text).error?.issues[0]?.message

test('a line loses what surrounds it and keeps one space between words', () => {
  expect(name.parse('  Camille \u00a0\t Martin\r\n')).toBe('Camille Martin')
})

test('no line ever holds what could start another header', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const { data } = name.safeParse(text)
      if (data !== undefined) expect(data).not.toMatch(/[\p{Cc}\u2028\u2029]/u)
    }),
  )
})

test('each mistake says its fix', () => {
  expect(errorOf(name, ' \n ')).toBe('Indiquez un nom.')
  expect(errorOf(name, 'x'.repeat(23))).toBe('Raccourcissez ce texte de 3 caractères (20 au plus).')
  expect(errorOf(name, 'Ren\uFFFD')).toContain('illisible')
  expect(errorOf(name, 'a\0b')).toContain('illisible')
})

test('a text keeps its lines, whatever ended them', () => {
  const message = optionalText({ longest: 100 })
  expect(message.parse('un\r\ndeux\rtrois\nquatre\n')).toBe('un\ndeux\ntrois\nquatre')
})

test('an optional text left empty is absent', () => {
  expect(optionalText({ longest: 5 }).parse(' \n')).toBeUndefined()
  expect(optionalText({ longest: 5 }).safeParse('123456').success).toBe(false)
})
