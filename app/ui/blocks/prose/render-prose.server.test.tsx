import { describe, expect, test } from 'vitest'
import { parseMarkdown } from '@allure/content-engine/markdown'
import { renderPersonalProse, renderProse } from './render-prose.server.tsx'

function bodyOf(markdown: string) {
  const problems: string[] = []
  const { body } = parseMarkdown(markdown, 'nosStages/essai.md', (_line, message) => problems.push(message))
  expect(problems).toEqual([])
  return body
}

function htmlOf(markdown: string): string {
  return renderProse(bodyOf(markdown), {
    'nosStages/carte.png': { hash: 'abc', width: 1200, height: 600, widths: [320, 640, 1200] },
  })
}

test('a session shows its figures and its steps in order', () => {
  const html = htmlOf(':::seance{titre="Seuil" duree="1 h 15"}\n- 20 min faciles\n- 3 × 10 min\n:::')
  expect(html).toContain('aria-label="Séance\u00A0: Seuil"')
  expect(html).toContain('<dd>1\u00A0h\u00A015</dd>')
  expect(html).not.toContain('Distance')
  expect(html).toMatch(/<ol class="session-steps"><li><span aria-hidden="true">20\u00A0min faciles</)
})

const threshold =
  ':::seance{titre="Seuil" sport="course"}\nÀ jeun, non.\n\n- 20 min footing\n- 3 × (8 min seuil, 2 min trot)\n:::'

test('a session is drawn, added up and read in words', () => {
  const html = htmlOf(threshold)
  expect(html).toContain('<dd>50\u00A0min</dd>')
  expect(html).toContain('<span class="vh">3\u00A0fois\u00A0: 8 minutes seuil, puis 2 minutes trot.</span>')
  expect(html).toMatch(/<svg class="effort-lines"[^>]*aria-hidden="true"/)
  expect(html.match(/<svg class="effort-mark"/g)).toHaveLength(3)
  expect(html.match(/À jeun, non\./g)).toHaveLength(1)
  expect(html).not.toMatch(/\d′|compte\/allures|[\uE000\uE001]/)
})

describe('for a member', () => {
  const proseOf = (markdown: string) => renderPersonalProse(bodyOf(markdown), {})

  test('the paces stand beside the steps and are said once each', () => {
    const html = proseOf(threshold).htmlFor({ vma: 15, css: undefined })
    expect(html).toContain('aria-hidden="true">4′27″\u00A0– 4′49″/km</span></li>')
    expect(html).toContain('8 minutes seuil, entre 4 minutes 27 et 4 minutes 49 au kilomètre')
    expect(html).toContain('À vos allures\u00A0: environ 9,6\u00A0km.')
  })

  test('nothing of one person is left for the next', () => {
    const prose = proseOf(threshold)
    const before = prose.htmlFor({ vma: undefined, css: undefined })
    expect(prose.htmlFor({ vma: 15, css: undefined })).not.toBe(before)
    expect(prose.htmlFor({ vma: undefined, css: undefined })).toBe(before)
    expect(prose.htmlFor({ vma: 18, css: undefined })).toContain('3′42″\u00A0– 4′01″/km')
    expect(prose.htmlFor(undefined)).toBe(htmlOf(threshold))
  })

  test('who saved nothing is told where to, for the figure this sport takes', () => {
    expect(proseOf(threshold).htmlFor({ vma: undefined, css: 100 })).toContain('Enregistrez votre VMA</a>')
    const swum = ':::seance{titre="Bassin" sport="natation"}\n- 4 × 100 m CSS + 4\n:::'
    expect(proseOf(swum).htmlFor({ vma: 15, css: undefined })).toContain('Enregistrez votre CSS</a>')
    expect(proseOf(swum).htmlFor({ vma: 15, css: 100 })).toContain('>1′44″/100\u00A0m</span>')
    const bike = ':::seance{titre="Vélo" sport="velo"}\n- 20 min seuil\n:::'
    expect(proseOf(bike).htmlFor({ vma: undefined, css: undefined })).not.toContain('Enregistrez')
  })

  test('what looks like HTML or like one of our marks in a step stays text', () => {
    const html = proseOf(
      ':::seance{titre="Essai"}\n- 8 min seuil \\<b\\> & "x" \uE0000\uE001 \uE0009\uE001\n:::',
    ).htmlFor({ vma: 15, css: undefined })
    expect(html).toContain('&lt;b&gt; &amp;')
    expect(html).not.toContain('<b>')
  })
})

test('a session in which nothing can be read is its steps, as they are', () => {
  const html = htmlOf(':::seance{titre="Renforcement"}\n- gainage\n- fentes\n:::')
  expect(html).toContain('<span aria-hidden="true">gainage</span><span class="vh">Gainage.</span>')
  expect(html).not.toMatch(/<dl>|effort-lines|undefined|NaN/)
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
