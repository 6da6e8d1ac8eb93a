import { expect, test } from 'vitest'
import { parseMarkdown } from '#content-engine/markdown/parse-markdown.ts'
import { renderProse } from './render-prose.server.tsx'

function htmlOf(markdown: string): string {
  const problems: string[] = []
  const { body } = parseMarkdown(markdown, 'nosStages/essai.md', (_line, message) => problems.push(message))
  expect(problems).toEqual([])
  return renderProse(body, {
    'nosStages/carte.png': { hash: 'abc', width: 1200, height: 600, widths: [320, 640, 1200] },
  })
}

test('a session shows its figures and its steps in order', () => {
  const html = htmlOf(':::seance{titre="Seuil" duree="1 h 15"}\n- 20 min faciles\n- 3 × 10 min\n:::')
  expect(html).toContain('aria-label="Séance\u00A0: Seuil"')
  expect(html).toContain('<dd>1\u00A0h\u00A015</dd>')
  expect(html).not.toContain('Distance')
  expect(html).toMatch(/<ol>\s*<li>20\u00A0min faciles<\/li>\s*<li>3/)
})

test('an aside says its kind to those who do not see its icon', () => {
  expect(htmlOf(':::callout{type="attention" title="Vent"}\nRoulez groupés.\n:::')).toContain(
    '<span class="vh">Attention\u00A0: </span>Vent',
  )
})

test('an icon named by the text is drawn in the page, for asides and sessions', () => {
  const flame =
    /<svg class="icon" width="(20|16)" height="(20|16)" viewBox="0 0 24 24" aria-hidden="true"><path/
  expect(htmlOf(':::callout{icone="lucide:flame"}\nÀ fond.\n:::')).toMatch(flame)
  expect(htmlOf(':::seance{titre="Seuil" icone="lucide:flame"}\n- 20 min\n:::')).toMatch(flame)
  expect(htmlOf(':::callout\nÀ fond.\n:::')).toMatch(/<use href="[^"]+#info"/)
})

test('tabs open one at a time without a script', () => {
  const html = htmlOf('::::tabs\n:::tab{label="Matin"}\nNage\n:::\n:::tab{label="Soir"}\nPiste\n:::\n::::')
  expect(html.match(/<details/g)).toHaveLength(2)
  expect(html.match(/name="onglets-1"/g)).toHaveLength(2)
  expect(html.match(/ open=""/g)).toHaveLength(1)
})

test('a figure keeps its place, in the widths that were made', () => {
  const html = htmlOf('::figure{src="./carte.png" alt="La boucle" legende="110 km"}')
  expect(html).toContain('width="1200" height="600"')
  expect(html).toContain('/content-images/abc-320.webp 320w')
  expect(html).toContain('<figcaption>110\u00A0km</figcaption>')
})

test('a video of another site is a link that says so, and loads nothing', () => {
  const html = htmlOf('::video{src="https://video.exemple.fr/x" titre="Le geste"}')
  expect(html).toContain('hébergée par video.exemple.fr')
  expect(html).toContain('href="https://video.exemple.fr/x"')
  expect(html).not.toMatch(/<(iframe|video|script)/)
})

test('a video of ours waits for the click', () => {
  expect(htmlOf('::video{src="/videos/geste.mp4" titre="Le geste"}')).toContain('preload="none"')
})

test('columns, headings and tables are ours', () => {
  const html = htmlOf(
    '## Le cap\n\n::::colonnes\n:::colonne\nA\n:::\n:::colonne\nB\n:::\n::::\n\n| a | b |\n| - | - |\n| 1 | 2 |',
  )
  expect(html).toContain('<h2 id="le-cap" class="d4" aria-label="Le cap">')
  expect(html).toContain('href="#le-cap"')
  expect(html).toMatch(/class="prose-columns"><div>.*A.*<\/div><div>.*B/s)
  expect(html).toContain('<section class="data-table" aria-label="Le cap"')
})

test('a table says what each header is about, and is called by the heading above it', () => {
  const html = htmlOf('## Durées\n\n| Achat | Délai |\n| - | - |\n| Coaching | 14 jours |')
  expect(html).toContain('<caption class="vh">Durées</caption>')
  expect(html).toMatch(/<thead><tr>\s*<th scope="col">Achat<\/th>\s*<th scope="col">Délai<\/th>/)
  expect(html).toMatch(/<th scope="row">Coaching<\/th>\s*<td>14\u00A0jours<\/td>/)
})

test('what looks like HTML in a text stays text', () => {
  expect(htmlOf('Une ligne `<script>` et voilà.')).toContain('&lt;script&gt;')
})
