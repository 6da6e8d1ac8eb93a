import { describe, expect, it } from 'vitest'
import { indexOf, marked, sectionOf } from '../fixtures/searched.ts'
import type { SearchDatabase } from './search-database.ts'
import { forgetDocument, indexDocument, reserveDocument } from './search-index.ts'
import { search } from './search.ts'

const find = (database: SearchDatabase, query: string, limit = 20) =>
  search(database, query, { collections: ['pages'], limit })
const pathsOf = (database: SearchDatabase, query: string) =>
  find(database, query).results.map(({ path }) => path)

const club = indexOf(
  sectionOf({ path: '/seuil', title: 'Le seuil', text: 'Courir à l’allure du semi-marathon.' }),
  sectionOf({
    path: '/seuil',
    title: 'Le seuil',
    heading: 'Trois séances types',
    text: 'Vingt minutes, deux fois.',
  }),
  sectionOf({ path: '/nage', title: 'Mieux nager', text: 'Un éducatif par séance, l’œil sous l’eau.' }),
  sectionOf({ path: '/nage', title: 'Mieux nager', heading: 'Le seuil dans l’eau', text: 'Dix fois 100 m.' }),
  sectionOf({
    path: '/velo',
    title: 'À vélo',
    text: 'Grande boucle : 1\u202f650 m de montée, au seuil sur la fin.',
  }),
)

describe('what is found', () => {
  it.each([
    ['seance', '/nage'],
    ['SÉANCES', '/nage'],
    ['séan', '/nage'],
    ['nages', '/nage'],
    ['nager', '/nage'],
    ['l’oeil', '/nage'],
    ["d'œil", '/nage'],
    ['eau', '/nage'],
    ["l'allure", '/seuil'],
    ['velo', '/velo'],
    ['1650', '/velo'],
    ['1 650', '/velo'],
    ['1\u202f650 m', '/velo'],
    ['semi-marathon', '/seuil'],
    ['courir au semi', '/seuil'],
  ])('« %s » leads to %s', (query, path) => {
    expect(pathsOf(club, query)).toContain(path)
  })

  it('« nager » finds « nage », and the other way round', () => {
    const pages = indexOf(
      sectionOf({ path: '/a', title: 'La nage' }),
      sectionOf({ path: '/b', title: 'Bien nager' }),
    )
    expect(pathsOf(pages, 'nager')).toEqual(['/b', '/a'])
    expect(pathsOf(pages, 'nage').toSorted()).toEqual(['/a', '/b'])
  })

  it('asks for every word, wherever it stands', () => {
    expect(pathsOf(club, 'nager seuil')).toEqual(['/nage'])
    expect(pathsOf(club, 'seuil nager')).toEqual(['/nage'])
  })

  it('is content with some words when nothing has all', () => {
    expect(pathsOf(club, 'boucle quantique')).toEqual(['/velo'])
    expect(pathsOf(club, 'boucle éducatif').toSorted()).toEqual(['/nage', '/velo'])
  })

  it('does not take a word that only begins like it for a form of it', () => {
    const pages = indexOf(
      sectionOf({ path: '/a', title: 'Nos stages' }),
      sectionOf({ path: '/b', text: 'Vous stagnez.' }),
    )
    expect(find(pages, 'stage')).toMatchObject({ results: [{ path: '/a' }], counts: { pages: 1 } })
    expect(pathsOf(pages, 'stag').toSorted()).toEqual(['/a', '/b'])
  })

  it('does not take a short whole word for the beginning of another', () => {
    const pages = indexOf(
      sectionOf({ path: '/a', text: 'Merci à la ville.' }),
      sectionOf({ path: '/b', text: 'Mers et ville.' }),
    )
    expect(pathsOf(pages, 'mer ville')).toEqual(['/b'])
  })

  it.each([
    ['nagre', '/nage'],
    ['educattif', '/nage'],
    ['edcuatif', '/nage'],
    ['éductaf', '/nage'],
    ['mntée', '/velo'],
    ['marathom semi', '/seuil'],
    ['bucle', '/velo'],
  ])('« %s » is a slip or two away from a word of %s, and says what it looked for', (query, path) => {
    const { results, corrected } = find(club, query)
    expect(results[0]?.path).toBe(path)
    expect(corrected).toBeTruthy()
  })

  it.each(['mai', 'xyz', 'quantique', '1660'])('reads nothing else into « %s »', (query) => {
    expect(find(club, query)).toEqual({ query, results: [], counts: {} })
  })

  it('reads a slip as a word that this reader may find, never as another', () => {
    const database = indexOf(sectionOf({ path: '/open', title: 'Allure' }))
    indexDocument(database, 'kept', 'kept', [sectionOf({ path: '/kept', title: 'Xylophone' })])
    const asked = (collections: readonly string[]) => search(database, 'xylofone', { collections, limit: 5 })
    expect(asked(['pages'])).toEqual({ query: 'xylofone', results: [], counts: {} })
    expect(asked(['pages', 'kept']).corrected).toBe('xylophone')
    reserveDocument(database, 'kept', 'natation')
    expect(asked(['pages', 'kept'])).toEqual({ query: 'xylofone', results: [], counts: {} })
  })

  it('finds by synonyms what a word means, alone or among others, slips included', () => {
    const synonyms = [{ typed: ['vélocipède', 'grande reine'], finds: ['vélo'] }]
    for (const query of ['velocipedes', 'la grande reine', 'grande reine seuil', 'velosipede'])
      expect(search(club, query, { collections: ['pages'], limit: 5, synonyms }).results[0]?.path).toBe(
        '/velo',
      )
  })

  it.each(['', '   ', '’ - !', '\u0000', '"', '🏊'])('finds nothing for « %s »', (query) => {
    expect(find(club, query)).toEqual({ query, results: [], counts: {} })
  })

  it('cuts a very long query', () => {
    const { query, results } = find(club, `seuil ${'x'.repeat(1000)}`)
    expect(query).toHaveLength(200)
    expect(results.length).toBeGreaterThan(0)
  })
})

describe('other names', () => {
  const pages = indexOf(
    sectionOf({
      path: '/contact',
      title: 'Contact',
      names: ['Téléphone', 'Où nous trouver'],
      text: 'Écrivez-nous.',
    }),
    sectionOf({ path: '/formules', title: 'Coaching', heading: 'Les formules', names: ['Prix', 'Tarifs'] }),
    sectionOf({ path: '/cgv', title: 'CGV', heading: 'Prix et paiement', text: 'Le prix, au téléphone.' }),
  )

  it('count like the title or the heading, whole ones before beginnings', () => {
    expect(pathsOf(pages, 'telephone')).toEqual(['/contact', '/cgv'])
    expect(pathsOf(pages, 'ou nous trouver')).toEqual(['/contact'])
    expect(pathsOf(pages, 'prix')).toEqual(['/formules', '/cgv'])
    expect(pathsOf(pages, 'tarif coaching')).toEqual(['/formules'])
  })

  it('are not shown', () => {
    const [found] = find(pages, 'tarifs').results
    expect(found && marked([...found.title, ...(found.section?.heading ?? []), ...found.excerpt])).toBe(
      'CoachingLes formules',
    )
  })
})

describe('the order', () => {
  it('is titles, headings, texts', () => {
    const found = find(club, 'seuil').results
    expect(found.map(({ path, section }) => [path, section && marked(section.heading)])).toEqual([
      ['/seuil', null],
      ['/nage', 'Le [seuil] dans l’eau'],
      ['/velo', null],
    ])
  })

  it('holds however often a text says the word', () => {
    const pages = indexOf(
      sectionOf({ path: '/text', title: 'Autre chose', text: 'seuil '.repeat(500) }),
      sectionOf({ path: '/heading', title: 'Ici', heading: 'Les seuils' }),
      sectionOf({ path: '/title', title: 'Seuils' }),
    )
    expect(pathsOf(pages, 'seuil')).toEqual(['/title', '/heading', '/text'])
  })

  it('puts the page that has the very name first', () => {
    const pages = indexOf(
      sectionOf({ path: '/a', title: 'Stages de natation' }),
      sectionOf({ path: '/b', title: 'Coaching et stages' }),
      sectionOf({ path: '/c', title: 'Stages' }),
    )
    expect(pathsOf(pages, 'stages')).toEqual(['/c', '/a', '/b'])
    expect(pathsOf(pages, 'stage')[0]).toBe('/c')
  })

  it('is that of the paths between equals', () => {
    const pages = indexOf(
      ...['/c', '/a', '/b'].map((path) => sectionOf({ path, title: 'Stage', text: 'Une semaine.' })),
    )
    expect(pathsOf(pages, 'semaine')).toEqual(['/a', '/b', '/c'])
  })

  it('gives one page three places at most, side by side', () => {
    const pages = indexOf(
      ...[1, 2, 3, 4, 5].map((part) =>
        sectionOf({ path: '/long', title: 'Long', anchor: `p${part}`, heading: `Allure ${part}` }),
      ),
      sectionOf({ path: '/other', title: 'Autre', heading: 'Allure lente', text: 'allure allure' }),
    )
    expect(pathsOf(pages, 'allure').filter((path) => path === '/long')).toHaveLength(3)
    const paths = pathsOf(pages, 'allure')
    expect(paths.lastIndexOf('/long') - paths.indexOf('/long')).toBe(2)
    expect(paths).toContain('/other')
  })
})

describe('an answer', () => {
  it('shows where the words stand, accents kept', () => {
    const [first] = find(club, 'seances types').results
    expect(first && { ...first, title: marked(first.title), excerpt: marked(first.excerpt) }).toEqual({
      collection: 'pages',
      path: '/seuil',
      title: 'Le seuil',
      section: { anchor: 'ici', heading: expect.anything() },
      excerpt: 'Vingt minutes, deux fois.',
    })
    expect(first?.section && marked(first.section.heading)).toBe('Trois [séances] [types]')
  })

  it('marks what was typed of a longer word', () => {
    const [first] = find(club, 'oei').results
    expect(first && marked(first.excerpt)).toBe('Un éducatif par séance, l’[œi]l sous l’eau.')
  })

  it('cuts a long text between words, around the best place', () => {
    const filling = 'une phrase qui ne dit rien de ce que l’on cherche. '.repeat(8)
    const pages = indexOf(
      sectionOf({ path: '/a', text: `Le seuil. ${filling}Puis l’allure au seuil, enfin. ${filling}` }),
    )
    const [first] = find(pages, 'allure seuil').results
    const text = first?.excerpt.map((piece) => piece.text).join('') ?? ''
    expect(first && marked(first.excerpt)).toMatch(/^… .*l’\[allure\] au \[seuil\], enfin\..* …$/)
    expect(text.length).toBeLessThan(130)
    expect(filling).toContain(/^… (.*?)Puis/.exec(text)?.[1])
  })

  it('counts documents by collection, and gives results of those asked for', () => {
    const pages = indexOf(
      sectionOf({ path: '/a', title: 'Allure' }),
      sectionOf({ path: '/b', heading: 'Allure' }),
    )
    indexDocument(pages, 'articles', 'c', [sectionOf({ path: '/c', title: 'Allure' })])
    const both = { collections: ['pages', 'articles'], limit: 10 }
    expect(search(pages, 'allure', both).counts).toEqual({ articles: 1, pages: 2 })
    const within = search(pages, 'allure', { ...both, within: ['articles'] })
    expect(within.results.map(({ path }) => path)).toEqual(['/c'])
    expect(within.counts).toEqual({ articles: 1, pages: 2 })
  })

  it('says nothing of a collection the reader may not know of', () => {
    const pages = indexOf(sectionOf({ path: '/a', title: 'Allure' }))
    indexDocument(pages, 'articles', 'c', [sectionOf({ path: '/c', title: 'Allure secrète' })])
    const answer = search(pages, 'allure', {
      collections: ['pages'],
      within: ['articles', 'pages'],
      limit: 10,
    })
    expect(answer.counts).toEqual({ pages: 1 })
    expect(JSON.stringify(answer)).not.toContain('secrète')
    expect(search(pages, 'secrète', { collections: ['pages'], limit: 10 }).results).toEqual([])
    expect(search(pages, 'allure', { collections: [], limit: 10 })).toEqual({
      query: 'allure',
      results: [],
      counts: {},
    })
  })

  it('holds as many results as asked for', () => {
    const pages = indexOf(
      ...Array.from({ length: 50 }, (_, index) => sectionOf({ path: `/${index}`, title: 'Stage' })),
    )
    expect(find(pages, 'stage', 7).results).toHaveLength(7)
    expect(find(pages, 'stage', 7).counts).toEqual({ pages: 50 })
  })
})

describe('a document', () => {
  it('is replaced when it is indexed again, and gone when it is forgotten', () => {
    const pages = indexOf(
      sectionOf({ path: '/a', title: 'Ancien' }),
      sectionOf({ path: '/b', title: 'Voisin' }),
    )
    indexDocument(pages, 'pages', '/a', [sectionOf({ path: '/a', title: 'Nouveau' })])
    expect(pathsOf(pages, 'ancien')).toEqual([])
    expect(pathsOf(pages, 'nouveau')).toEqual(['/a'])
    forgetDocument(pages, '/a')
    forgetDocument(pages, '/unknown')
    expect(pathsOf(pages, 'nouveau')).toEqual([])
    expect(pathsOf(pages, 'voisin')).toEqual(['/b'])
    expect(pages.all('SELECT "path" FROM "_search_sections"')).toHaveLength(1)
  })
})
