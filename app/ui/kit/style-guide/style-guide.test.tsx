import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { StyleGuide } from './style-guide.tsx'

const page = renderToString(
  <MemoryRouter>
    <StyleGuide />
  </MemoryRouter>,
)

const ids = valuesOf('id')

test('no id is used twice', () => {
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
})

test('labels, hints, errors and summaries lead to something on the page', () => {
  const references = [
    ...['for', 'aria-describedby', 'aria-labelledby'].flatMap(valuesOf),
    ...valuesOf('href')
      .filter((href) => href.startsWith('#'))
      .map((href) => href.slice(1)),
  ].flatMap((reference) => reference.split(' '))
  expect(references.length).toBeGreaterThan(12)
  expect(references.filter((reference) => !ids.includes(reference))).toEqual([])
})

test('a field in error says so to everybody', () => {
  expect(page).toMatch(/<input[^>]*id="guide-email"[^>]*aria-describedby="guide-email-error"/)
  expect(page).toMatch(/<input[^>]*id="guide-email"[^>]*aria-invalid="true"/)
  expect(page).toContain('id="guide-email-error"')
})

test('every button has a type and every icon is silent', () => {
  expect(page.match(/<button(?![^>]* type=)/g)).toBeNull()
  expect(page.match(/<svg(?![^>]* aria-hidden="true")/g)).toBeNull()
})

test('the count of free places can be heard', () => {
  expect(page).toContain('4 places libres sur 16')
  expect(page).toContain('1 place libre sur 16')
  expect(page).toContain('0 place libre sur 16')
})

function valuesOf(attribute: string): string[] {
  return [...page.matchAll(new RegExp(` ${attribute}="([^"]+)"`, 'g'))].map((match) => match[1] ?? '')
}
