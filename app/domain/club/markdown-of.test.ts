import { expect, test } from 'vitest'
import { openSiteContent } from '#app/content/site-content.ts'
import { parseMarkdown } from '@allure/content-engine/markdown'
import { markdownOf } from './markdown-of.ts'
import { readTermsOfSale } from './store.server.ts'

const siteUrl = 'https://club.exemple.fr'

function again(markdown: string): string {
  return markdownOf(parseMarkdown(markdown, 'info/essai.md', () => undefined).body.root, siteUrl)
}

test.each([
  ['headings and paragraphs', '## Titre\n\nUn **mot** et *un autre*.'],
  ['lists, one in another', '- un\n- deux\n  1. deux et un\n  2. deux et deux'],
  ['tables', '| Achat | Délai |\n| --- | --- |\n| Article | 14\u00A0jours |'],
  ['characters that look like marks', 'Je/nous (\\*) vous notifie (\\*) \\[ici].'],
  ['quotes', '> À l’attention du club\n>\n> Date'],
])('%s stay what they were', (_, markdown) => {
  expect(again(markdown)).toBe(markdown)
})

test('links lead to the site, a callout keeps its title', () => {
  expect(again('[Renoncer](/renoncer), [ailleurs](https://exemple.fr/a)')).toBe(
    '[Renoncer](https://club.exemple.fr/renoncer), [ailleurs](https://exemple.fr/a)',
  )
  expect(again(':::callout{title="Garantie"}\nDeux ans.\n:::')).toBe('> **Garantie**\n>\n> Deux ans.')
})

test('the terms of sale are whole, with the facts of the club', async () => {
  const content = await openSiteContent({ showsSamples: true, now: () => new Date() })
  const { version, text } = await readTermsOfSale({ content, siteUrl }, '2026-11-20')
  expect(version).toBe(4)
  expect(text).toContain('### Formulaire de rétractation')
  expect(text).toContain('https://club.exemple.fr/renoncer')
  expect(text).toContain('> **Garantie légale de conformité')
  expect(text).toContain('TVA non applicable')
  expect(text).not.toMatch(/[{}<]|undefined/)
  const headings = [...text.matchAll(/^## /gm)]
  expect(headings.length).toBeGreaterThan(8)
})
