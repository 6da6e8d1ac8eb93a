import { describe, expect, it } from 'vitest'
import { parseMarkdown } from '../markdown/parse-markdown.ts'
import { sectionsOfBody, sectionsOfPage } from './sections.ts'

const place = { path: '/stage', title: 'Stage' }

const page = { ...place, description: 'Huit jours.' }

function sectionsOf(markdown: string) {
  const { body } = parseMarkdown(markdown, 'stage.md', (_line, message) => {
    throw new Error(message)
  })
  return sectionsOfBody({ ...page, body })
}

describe('the sections of a page', () => {
  it('begin with its description and what stands before the first heading', () => {
    expect(sectionsOf('En mars, *du fond*.\n\n## Venir\n\nPar avion.')).toEqual([
      {
        ...place,
        anchor: null,
        heading: null,
        level: 1,
        text: 'Huit jours. En mars, du fond.',
      },
      { ...place, anchor: 'venir', heading: 'Venir', level: 2, text: 'Par avion.' },
    ])
  })

  it('follow the headings with an anchor, down to level 4', () => {
    const sections = sectionsOf('## A\n\nun\n\n### B `c`\n\ndeux\n\n#### C\n\ntrois\n\n##### D\n\nquatre')
    expect(sections.map(({ anchor, level, heading, text }) => [anchor, level, heading, text])).toEqual([
      [null, 1, null, 'Huit jours.'],
      ['a', 2, 'A', 'un'],
      ['b-c', 3, 'B c', 'deux'],
      ['c', 4, 'C', 'trois D quatre'],
    ])
  })

  it('hold what blocks, tables and lists say, words apart', () => {
    const text = sectionsOf(
      ':::callout{title="Avant le départ"}\nDormez.\n:::\n\n| Lieu | Prix |\n| --- | --- |\n| Lac | 10 € |\n\n- un\n- deux',
    )[0]?.text
    expect(text).toBe('Huit jours. Avant le départ Dormez. Lieu Prix Lac 10\u00a0€ un deux')
  })

  it('leave the label of the notes out, and go on inside blocks', () => {
    const sections = sectionsOf(
      'Texte[^1].\n\n:::callout\n## Dedans\n\nIci.\n:::\n\nAprès.\n\n[^1]: La note.',
    )
    expect(sections.map(({ heading }) => heading)).toEqual([null, 'Dedans'])
    expect(sections[1]?.text).toContain('Ici. Après.')
  })

  it('are one for a page without text, none for a row without address', () => {
    expect(sectionsOfPage({ ...page, body: null })).toHaveLength(1)
    expect(sectionsOfPage({ title: 'x', path: null })).toEqual([])
  })
})
