import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Ordinals } from './ordinals.tsx'

const raised = (letters: string) => `<sup role="presentation">${letters}</sup>`

test.each([
  ['du 1er au 4 mai 2027', `du 1${raised('er')} au 4 mai 2027`],
  ['2e, puis 3e rang, 1re', `2${raised('e')}, puis 3${raised('e')} rang, 1${raised('re')}`],
  ['12e au général · 10 km', `12${raised('e')} au général · 10 km`],
  ['6 – 13 mars, 5eme, 3ex', '6 – 13 mars, 5eme, 3ex'],
])('%s', (text, html) => {
  expect(renderToStaticMarkup(<Ordinals>{text}</Ordinals>)).toBe(html)
})
