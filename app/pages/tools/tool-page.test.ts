import { expect, test } from 'vitest'
import { chaptersOf } from './tool-page.tsx'

test('a text is cut before each of its chapters, and nothing of them is lost', () => {
  const html = '<h2 id="a">Un</h2><p>Une ligne.</p><h3>Détail</h3><h2>Deux</h2><table></table>'
  expect(chaptersOf(html)).toEqual([
    { heading: '<h2 id="a">Un</h2>', body: '<p>Une ligne.</p><h3>Détail</h3>' },
    { heading: '<h2>Deux</h2>', body: '<table></table>' },
  ])
})

test('a chapter without a text keeps its heading', () => {
  expect(chaptersOf('<h2>Seul</h2>')).toEqual([{ heading: '<h2>Seul</h2>', body: '' }])
})
