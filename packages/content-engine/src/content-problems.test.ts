import { describe, expect, it } from 'vitest'
import { collections } from './fixtures/collections.ts'
import { now, siteDirectory, siteWith } from './fixtures/site-content.ts'
import { checkContent, openContent } from './open-content.ts'
import { ContentError, textOfProblem } from './problems.ts'

async function problemsOf(files: Readonly<Record<string, string>>): Promise<readonly string[]> {
  const problems = await checkContent({ directory: await siteWith(files), collections, samples: true, now })
  return problems.map(textOfProblem)
}

const page = (fields: string, text = '') => `---\ntitle: T\ndescription: D\n${fields}\n---\n${text}`

describe('content problems', () => {
  it('finds none in the fixture site', async () => {
    expect(await checkContent({ directory: siteDirectory, collections, samples: true, now })).toEqual([])
  })

  it('name file, line and field, all files together', async () => {
    const files = {
      'journal/a.md': page('day: demain\nplaces: beaucoup\nauthor:\n  role: 3\n  age: 12'),
      'journal/b.md': '---\nday: J+2\n---\n',
      'notes/seuil.yml': '# commentaire\nvalue: "4"\n',
    }
    expect(await problemsOf(files)).toEqual([
      'content/journal/a.md:4 day: date attendue (AAAA-MM-JJ ou J+45)',
      'content/journal/a.md:5 places: nombre attendu',
      'content/journal/a.md:7 author.role: texte attendu',
      'content/journal/a.md:8 author.age: champ inconnu',
      'content/journal/b.md:2 title: champ manquant (texte attendu)',
      'content/journal/b.md:2 description: champ manquant (texte attendu)',
      'content/notes/seuil.yml:2 value: nombre attendu',
    ])
  })

  it('find broken YAML, unclosed front matter, and items of lists', async () => {
    const files = {
      'journal/a.md': page('day: J+2\nday: J+3'),
      'journal/b.md': '---\ntitle: T\n',
      'journal/c.md': page('day: J+2\nlabels:\n  - un\n  - 2'),
      'journal/d.md': 'sans en-tête',
      'notes/reglage.yml': '- une\n- liste\n',
    }
    expect(await problemsOf(files)).toEqual([
      'content/journal/a.md:5 champ écrit deux fois',
      'content/journal/b.md:1 en-tête non fermé : il manque une ligne « --- »',
      'content/journal/c.md:7 labels.1: texte attendu',
      'content/journal/d.md:1 title: champ manquant (texte attendu)',
      'content/journal/d.md:1 description: champ manquant (texte attendu)',
      'content/journal/d.md:1 day: champ manquant (texte attendu)',
      'content/notes/reglage.yml:1 des champs « nom: valeur » sont attendus',
    ])
  })

  it('find what a text may not hold, by its line in the file', async () => {
    const text =
      '# Titre\n\n<b>gras</b>\n\n::inconnu{}\n\n:::callout{type=rose}\nx\n:::\n\n::figure{src="./x.png"}\n'
    expect(await problemsOf({ 'journal/a.md': page('day: J+2', text) })).toEqual([
      'content/journal/a.md:6 titre de niveau 1 réservé au titre de la page : commencez à « ## »',
      'content/journal/a.md:8 HTML interdit dans le texte : utilisez le Markdown et ses blocs',
      expect.stringContaining('content/journal/a.md:10 bloc inconnu « inconnu »'),
      'content/journal/a.md:12 « callout », attribut type: valeur attendue : info, conseil, attention',
      'content/journal/a.md:16 « figure », attribut alt: attribut manquant (texte attendu)',
    ])
  })

  it('find missing and foreign images', async () => {
    const fields = 'day: J+2\nimage: ./absente.jpg\ngallery:\n  - { src: https://ailleurs.fr/a.jpg, alt: "" }'
    const text = '\n![](/journal/rien.png)\n\n![](../../dehors.png)\n'
    const files = { 'journal/a.md': page(fields, text), 'journal/b.md': page('day: J+1', '\n![](./b.png)') }
    expect(await problemsOf(files)).toEqual([
      'content/journal/a.md:5 image: image introuvable : journal/absente.jpg',
      'content/journal/a.md:7 gallery.0.src: image hors du dossier de contenu : https://ailleurs.fr/a.jpg',
      'content/journal/a.md:10 image introuvable : journal/rien.png',
      'content/journal/a.md:12 image hors du dossier de contenu : ../../dehors.png',
      'content/journal/b.md:7 image introuvable : journal/b.png',
    ])
  })

  it('find two files at one address and a data file nobody expects', async () => {
    const files = {
      'journal/1.été.md': page('day: J+1'),
      'journal/2.ete.md': page('day: J+1'),
      'notes/autre.yml': 'a: 1',
    }
    expect(await problemsOf(files)).toEqual([
      'content/journal/2.ete.md:1 même adresse que content/journal/1.été.md : /journal/ete',
      'content/notes/autre.yml:1 aucun schéma n’est déclaré pour « autre »',
    ])
  })

  it('stop the opening with one error that has them all', async () => {
    const directory = await siteWith({ 'journal/a.md': page('day: 3'), 'notes/seuil.yml': 'value: x' })
    const error: unknown = await openContent({ directory, collections, samples: true, now }).catch(
      (e: unknown) => e,
    )
    expect(error).toBeInstanceOf(ContentError)
    expect(error).toMatchObject({
      problems: [
        { line: 4, field: 'day' },
        { line: 1, field: 'value' },
      ],
    })
  })
})
