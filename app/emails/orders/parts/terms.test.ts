import { expect, test } from 'vitest'
import { problemsOfHtml } from '#test/mail/reading.ts'
import { renderTerms } from './terms.server.tsx'

const siteUrl = 'https://club.example'
const htmlOf = (terms: string) => renderTerms(terms, siteUrl).html

test('titles stand below those of the mail, a quotation has a frame, a table its columns', () => {
  const { html, text } = renderTerms(
    '## Un\n\n### Deux\n\n> Cadre\n\n| A | B |\n| --- | --- |\n| un | deux |',
    siteUrl,
  )
  expect(html).toMatch(/<h3[^>]*>Un<\/h3>\s*<h4[^>]*>Deux<\/h4>/)
  expect(html).toMatch(/<blockquote style="[^"]*border:2px solid[^"]*">/)
  expect(html).toContain('<th scope="col"')
  expect(text).toContain('A   B\nun  deux')
  expect(problemsOfHtml(`<title></title>${html}`)).toEqual([])
})

test('addresses are whole, dangerous ones lead nowhere', () => {
  expect(htmlOf('[Renoncer](/renoncer)')).toContain('href="https://club.example/renoncer"')
  expect(htmlOf('[piège](javascript:alert(1))')).not.toContain('javascript')
  expect(htmlOf('[cassé](http://[)')).toContain('cassé')
})

test('HTML, pictures and scripts do not pass', () => {
  const html = htmlOf(
    'Avant <b onclick="x()">gras</b>\n\n<script>alert(1)</script>\n\n![suivi](https://ailleurs.example/p.gif)\n\nAprès',
  )
  expect(html).not.toMatch(/<script|<img|onclick|ailleurs/)
  expect(html).toContain('Après')
})

test('the same text is rendered once, also when others came between; another site has its own', () => {
  const first = renderTerms('## Texte', siteUrl)
  for (const number of [1, 2, 3]) renderTerms(`## Texte ${number}`, siteUrl)
  expect(renderTerms('## Texte', siteUrl)).toBe(first)
  expect(renderTerms('## Texte', 'https://autre.example')).not.toBe(first)
})
