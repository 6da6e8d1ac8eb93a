import { expect, it } from 'vitest'
import explainerChapters from './explainer-chapters.json' with { type: 'json' }
import { renderExplainer } from './render-explainer.server.tsx'

const html = renderExplainer()

it('has each chapter of the contents once, in their order, under a heading', () => {
  expect([...html.matchAll(/<(?:section|div)[^>]* id="([^"]+)" tabindex="-1"/g)].map(([, id]) => id)).toEqual(
    explainerChapters.map(({ id }) => id),
  )
  for (const { id } of explainerChapters) expect(html).toContain(`<h2 class="d3" id="${id}-titre"`)
})

it('never skips a level of heading', () => {
  const levels = [...html.matchAll(/<h([1-6])/g)].map(([, level]) => Number(level))
  expect(levels[0]).toBe(2)
  levels.forEach((level, index) => expect(level - (levels[index - 1] ?? 2)).toBeLessThanOrEqual(1))
})

it('writes no figure that is none, and French with its spaces', () => {
  expect(html).not.toMatch(/NaN|Infinity|undefined/)
  expect(html.replaceAll(/<[^>]*>/g, '\n')).not.toMatch(/ [;:!?%»]|« |[a-z]'/)
})

it('has the whole table of factors', () => {
  expect(html.match(/<td>[01],\d{4}<\/td>|<td>non publié<\/td>/g)).toHaveLength(14 * 8)
  expect(html.match(/non publié</g)).toHaveLength(8)
})

it('leads to the official site, and says whose the marks are', () => {
  expect(html).toContain('<a class="more" href="https://www.ironman.com/qualifications" rel="noopener">')
  expect(html).toContain('IRONMAN et 70.3 sont des marques de leurs titulaires')
})

it('is drawn once', () => {
  expect(renderExplainer()).toBe(html)
})
