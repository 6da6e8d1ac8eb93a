import type { Element, Nodes } from 'hast'
import { toString } from 'hast-util-to-string'
import { visit } from 'unist-util-visit'
import { describe, expect, it } from 'vitest'
import { parseMarkdown } from './parse-markdown.ts'

function parse(text: string) {
  const problems: string[] = []
  const parsed = parseMarkdown(text, 'journal/a.md', (line, message) => problems.push(`${line} ${message}`))
  return { ...parsed.body, images: parsed.images, problems }
}

function elements(root: Nodes, tagName: string): readonly Element[] {
  const found: Element[] = []
  visit(root, 'element', (element) => {
    if (element.tagName === tagName) found.push(element)
  })
  return found
}

function blocks(text: string): readonly Element[] {
  const { root, problems } = parse(text)
  expect(problems).toEqual([])
  return elements(root, 'div')
}

describe('parseMarkdown', () => {
  it('reads GitHub-flavoured Markdown', () => {
    const { root, problems } = parse(
      '| a | b |\n|---|--:|\n| 1 | ~~2~~ |\n\n- [x] fait\n\nnote[^1]\n\n[^1]: Bas de page.',
    )
    expect(problems).toEqual([])
    for (const tag of ['table', 'del', 'input', 'sup', 'section'])
      expect(elements(root, tag)).not.toHaveLength(0)
    expect(toString(root)).toContain('Notes')
  })

  it('anchors headings and makes a table of contents', () => {
    const { toc } = parse(
      "## L'essentiel\n\n### Détail\n\n#### Fin\n\n## L'essentiel\n\ntexte[^1]\n\n[^1]: n",
    )
    expect(toc).toEqual([
      {
        id: 'lessentiel',
        depth: 2,
        text: 'L’essentiel',
        children: [
          {
            id: 'détail',
            depth: 3,
            text: 'Détail',
            children: [{ id: 'fin', depth: 4, text: 'Fin', children: [] }],
          },
        ],
      },
      { id: 'lessentiel-1', depth: 2, text: 'L’essentiel', children: [] },
    ])
  })

  it('applies typography to what is read, not to code nor addresses', () => {
    const { root } = parse(
      "L'eau : `l'eau : a` et https://exemple.fr/l'a?b !\n\n```\nl'a !\n```\n\n![l'eau](./a.png)",
    )
    const text = toString(root)
    expect(text).toContain("L’eau\u00a0: l'eau : a et https://exemple.fr/l'a?b\u202f!")
    expect(text).toContain("l'a !")
    expect(elements(root, 'img')[0]?.properties).toMatchObject({ src: 'journal/a.png', alt: 'l’eau' })
    expect(elements(root, 'a')[0]?.properties.href).toBe("https://exemple.fr/l'a?b")
  })

  it('keeps inline colons as text', () => {
    const { root } = parse('à noter :ceci, 3:29:59, voir:texte[lien](/contact){a=b}')
    expect(toString(root)).toBe('à noter\u00a0:ceci, 3:29:59, voir:textelien{a=b}')
    expect(elements(root, 'a')[0]?.properties.href).toBe('/contact')
  })

  it('drops dangerous addresses', () => {
    const { root } = parse(
      '[a](javascript:alert(1)) [b](data:text/html,x) [c](mailto:a@exemple.fr) [d](tel:+33100000000)',
    )
    expect(elements(root, 'a').map((link) => link.properties.href)).toEqual([
      undefined,
      undefined,
      'mailto:a@exemple.fr',
      'tel:+33100000000',
    ])
  })

  it('drops attributes that are not those of the blocks', () => {
    const { root } = parse(':::colonnes{onclick=x}\ntexte\n:::')
    expect(JSON.stringify(root)).not.toContain('onclick')
  })

  it('counts words and lists images with their lines', () => {
    const { words, images } = parse("Aujourd'hui, 10 km.\n\n![](./a.png)\n\n::figure{src=/b.jpg alt=b}")
    expect(words).toBe(3)
    expect(images).toEqual([
      { key: 'journal/a.png', line: 3 },
      { key: 'b.jpg', line: 5 },
    ])
  })
})

describe('blocks', () => {
  it('are divs with data', () => {
    const [callout] = blocks(':::callout{type=attention title="L\'eau est à 12 °C !"}\nCombinaison.\n:::')
    expect(callout?.properties).toEqual({
      dataBlock: 'callout',
      dataType: 'attention',
      dataTitle: 'L’eau est à 12\u00a0°C\u202f!',
    })
    const [video] = blocks('::video{src="https://video.exemple.fr/1" titre="Le roulis" poster="./p.jpg"}')
    expect(video?.properties).toMatchObject({
      dataSrc: 'https://video.exemple.fr/1',
      dataPoster: 'journal/p.jpg',
    })
  })

  it('a session holds its steps in order', () => {
    const [seance] = blocks(':::seance{titre="Seuil" duree="55 min"}\n- 20 min\n- 3 × 8 min\n:::')
    expect(seance?.properties).toEqual({ dataBlock: 'seance', dataTitre: 'Seuil', dataDuree: '55\u00a0min' })
    expect(seance?.children.find((child) => child.type === 'element')).toMatchObject({ tagName: 'ol' })
  })

  it('tabs are numbered, columns hold columns', () => {
    const tabs = '::::tabs\n:::tab{label="Un"}\n1\n:::\n:::tab{label="Deux"}\n2\n:::\n::::'
    const found = blocks(`${tabs}\n\n${tabs}\n\n::::colonnes\n:::colonne\na\n:::\n:::colonne\nb\n:::\n::::`)
    expect(
      found.map(({ properties }) => properties.id ?? properties.dataLabel ?? properties.dataBlock),
    ).toEqual('onglets-1 Un Deux onglets-2 Un Deux colonnes colonne colonne'.split(' '))
  })

  it.each([
    ['::callout{type=info}', '1 « callout » s’ouvre avec « :::callout » et se ferme avec « ::: »'],
    [':::figure{src=a alt=b}\n:::', '1 « figure » s’écrit sur une ligne : « ::figure{…} »'],
    [
      'x\n\n:::tab{label=a}\nb\n:::',
      '3 « tab » se place dans « tabs », qui s’ouvre avec un deux-points de plus',
    ],
    [':::tabs\ntexte\n:::', '1 « ::::tabs » ne contient que des « :::tab{label="…"} », un au moins'],
    [
      ':::seance{titre=a}\ntexte\n:::',
      '1 « seance » contient la liste de ses étapes (une ligne « - … » par étape)',
    ],
    [
      ':::seance{titre=a}\n- 20 min\n- [8 min](/contact)\n:::',
      '1 une étape de « seance » est une ligne de texte : ni lien, ni image, ni liste, ni second paragraphe',
    ],
    [
      ':::seance{titre=a sport=ski}\n- 20 min\n:::',
      '1 « seance », attribut sport: valeur attendue : course, natation, velo',
    ],
    [':::seance\n- a\n:::', '1 « seance », attribut titre: attribut manquant (texte attendu)'],
    [
      '::constructor{}',
      '1 bloc inconnu « constructor » (connus : callout, seance, figure, video, tabs, tab, colonnes, colonne)',
    ],
    [
      '::video{src="//ailleurs.example/v" titre="v"}',
      '1 « video », attribut src: adresse https:// ou /… attendue',
    ],
    [
      ':::callout{icone=flamme}\na\n:::',
      '1 « callout », attribut icone: une icône s’écrit « jeu:nom », par exemple « lucide:flame »',
    ],
    [
      ':::callout{icone="lucide:flamme"}\na\n:::',
      '1 « callout », attribut icone: le jeu « lucide » n’a pas d’icône « flamme »',
    ],
    [':::callout{couleur=rose}\na\n:::', '1 « callout », attribut couleur: attribut inconnu'],
    ['::video{src="http://a.fr" titre=a}', '1 « video », attribut src: adresse https:// ou /… attendue'],
    ['::video{src="https://[" titre=a}', '1 « video », attribut src: adresse https:// ou /… attendue'],
    ['::video{src="/\\\\autre.fr/a" titre=a}', '1 « video », attribut src: adresse https:// ou /… attendue'],
    ['::video{src="javascript:x" titre=a}', '1 « video », attribut src: adresse https:// ou /… attendue'],
    [
      Array.from({ length: 15 }, (_, depth) => `${'  '.repeat(depth)}- a`).join('\n'),
      '14 listes, citations ou blocs imbriqués sur plus de 30 niveaux',
    ],
    [`${'> '.repeat(40)}a`, '1 listes, citations ou blocs imbriqués sur plus de 30 niveaux'],
    ['::figure{src="https://a.fr/b.jpg" alt=a}', '1 image hors du dossier de contenu : https://a.fr/b.jpg'],
  ])('%s is a problem', (text, problem) => expect(parse(text).problems).toEqual([problem]))
})
