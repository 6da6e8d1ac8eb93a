import { expect, it } from 'vitest'
import { pathOf, stemOf } from './document-address.ts'

it.each([
  ['1.introduction', '/espace/introduction'],
  ['2.course/3.Allure spécifique', '/espace/course/allure-specifique'],
  ['index', '/espace'],
  ['1.course/index', '/espace/course'],
  ['2027.bilan', '/espace/bilan'],
  ["L'Œuf & l'été", '/espace/l-oeuf-l-ete'],
])('%s is at %s', (stem, path) => expect(pathOf('/espace', stem)).toBe(path))

it('keeps the stem as the file is named', () => {
  expect(stemOf('2027/1.lanzarote.v2.md')).toEqual({ stem: '2027/1.lanzarote.v2', extension: 'md' })
})
