import { expect, test } from 'vitest'
import { renderProse } from '#app/ui/blocks/prose/render-prose.server.tsx'
import { parseMarkdown } from '@allure/content-engine/markdown'
import { fillFacts } from './fill-facts.ts'
import type { LegalFacts } from './legal-facts.ts'

const facts: LegalFacts = {
  siren: '123 456 789',
  tva: undefined,
  email: { text: 'club@exemple.fr', href: 'mailto:club@exemple.fr' },
  frais: ['À domicile : 5 €', 'Sur place : gratuit'],
  nom: '<b>Club</b>',
}

function htmlOf(markdown: string, showsMissing = false) {
  const { body } = parseMarkdown(markdown, 'info/essai.md', () => undefined)
  const filled = fillFacts(body.root, facts, { showsMissing })
  return { html: renderProse({ ...body, root: filled.root }, {}), missing: filled.missing }
}

test('facts take their place, addresses become links', () => {
  const { html } = htmlOf('SIREN **{siren}**, {email}.')
  expect(html).toContain('<strong>123 456 789</strong>')
  expect(html).toContain('href="mailto:club@exemple.fr">club@exemple.fr</a>.')
})

test('a fact is text, never markup', () => {
  expect(htmlOf('{nom}').html).toContain('&lt;b&gt;Club&lt;/b&gt;')
})

test('a list stands in the place of its paragraph', () => {
  expect(htmlOf('Avant\n\n{frais}\n\nAprès').html).toMatch(/<ul><li>À domicile : 5 €<\/li><li>Sur place/)
})

test('what may be absent goes with its block, and only with it', () => {
  const { html, missing } = htmlOf('- SIREN {siren}\n- TVA {tva?}\n\nTVA {tva?}\n\nFin', true)
  expect(html).toContain('123 456 789')
  expect(html).not.toContain('TVA')
  expect(html).toContain('Fin')
  expect(missing).toEqual([])
})

test('what may not be absent is shown while the site is made, left out afterwards, and always told', () => {
  const draft = htmlOf('TVA {tva}, SIREN {siren}', true)
  expect(draft.html).toContain('<mark>à compléter\u00a0: tva</mark>')
  expect(draft.missing).toEqual(['tva'])
  const published = htmlOf('TVA {tva}, SIREN {siren}')
  expect(published.html).toBe('')
  expect(published.missing).toEqual(['tva'])
})

test('a name that is no fact is refused', () => {
  expect(() => htmlOf('{inconnu}')).toThrow('{inconnu}')
})
