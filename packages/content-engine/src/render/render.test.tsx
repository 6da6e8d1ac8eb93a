import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { ImageManifest } from '../images/manifest.ts'
import { parseMarkdown } from '../markdown/parse-markdown.ts'
import { renderBody, type ContentComponents, type RenderOptions } from './render.tsx'

const images: ImageManifest = {
  'journal/a.png': { hash: 'abc', width: 1400, height: 900, widths: [320, 640, 1400] },
}

/** Plain pieces that show all they are given. */
const components: ContentComponents = {
  callout: ({ type, title, children }) => <aside title={title ?? type}>{children}</aside>,
  seance: ({ titre, duree, steps, notes, children }) => (
    <section title={`${titre} ${duree} ${steps.join(', ')}`}>
      {notes}
      {children}
    </section>
  ),
  figure: ({ image, alt, legende }) => (
    <figure>
      {image && <img {...image} alt={alt} />}
      <figcaption>{legende}</figcaption>
    </figure>
  ),
  video: ({ src, titre, host }) => <a href={src}>{`${titre} ${host}`}</a>,
  tabs: ({ id, tabs }) => (
    <div id={id}>
      {tabs.map(({ label, content }) => (
        <section key={label} title={label}>
          {content}
        </section>
      ))}
    </div>
  ),
  // oxlint-disable-next-line react/no-array-index-key -- columns of a text never move
  columns: ({ columns }) => columns.map((column, index) => <div key={index}>{column}</div>),
  heading: ({ level, id, text, children }) => (
    <h1 data-level={level} id={id} title={text}>
      {children}
    </h1>
  ),
  link: ({ href, children }) => <a href={href}>{children}</a>,
  picture: ({ image, alt, title }) => image && <img {...image} alt={alt} title={title} />,
  table: ({ caption, children }) => <table aria-label={caption}>{children}</table>,
}

function html(text: string, options: Partial<RenderOptions> = { images }): string {
  const problem = (line: number, message: string) => {
    throw new Error(`${line} ${message}`)
  }
  const { body } = parseMarkdown(text, 'journal/a.md', problem)
  return renderToStaticMarkup(renderBody(body, { components, ...options }))
}

describe('renderBody', () => {
  it('gives headings their level, their anchor and their words', () => {
    expect(html('## Le *seuil*')).toBe(
      '<h1 data-level="2" id="le-seuil" title="Le seuil">Le <em>seuil</em></h1>',
    )
  })

  it('gives images every width, their size, and lets them wait', () => {
    const image =
      '<img src="/content-images/abc-640.webp" srcSet="/content-images/abc-320.webp 320w, ' +
      '/content-images/abc-640.webp 640w, /content-images/abc-1400.webp 1400w" ' +
      'sizes="50vw" width="1400" height="900" loading="lazy" decoding="async" alt="Piste"/>'
    expect(html('![Piste](./a.png)', { images, sizes: '50vw' })).toBe(`<p>${image}</p>`)
    expect(
      html('::figure{src="./a.png" alt="Piste" legende="Six couloirs"}', { images, sizes: '50vw' }),
    ).toBe(`<figure>${image}<figcaption>Six couloirs</figcaption></figure>`)
  })

  it('names the site that a video is asked of, none for our own', () => {
    const video = html('::video{src="https://video.exemple.fr/1" titre="Le roulis"}')
    expect(video).toBe('<a href="https://video.exemple.fr/1">Le roulis video.exemple.fr</a>')
    expect(html('::video{src="/videos/roulis.mp4" titre="Le roulis"}')).toBe(
      '<a href="/videos/roulis.mp4">Le roulis undefined</a>',
    )
  })

  it('gives tabs, columns, callouts and sessions what is in them', () => {
    const tabs = html('::::tabs\n:::tab{label="Un"}\n*a*\n:::\n:::tab{label="Deux"}\nb\n:::\n::::')
    expect(tabs).toBe(
      '<div id="onglets-1"><section title="Un"><p><em>a</em></p></section>' +
        '<section title="Deux"><p>b</p></section></div>',
    )
    expect(html('::::colonnes\n:::colonne\na\n:::\n:::colonne\nb\n:::\n::::')).toBe(
      '<div><p>a</p></div><div><p>b</p></div>',
    )
    expect(html(':::colonnes\na\n:::')).toBe('<div><p>a</p></div>')
    expect(html(':::callout\na\n:::')).toBe('<aside title="info"><p>a</p></aside>')
    expect(html(':::callout{title="Eau"}\na\n:::')).toBe('<aside title="Eau"><p>a</p></aside>')
    expect(html(':::seance{titre="Seuil" duree="55 min"}\nFort.\n\n- a\n- b\n:::')).toMatch(
      /^<section title="Seuil 55\u00a0min a, b"><p>Fort\.<\/p>\s*<p>Fort\.<\/p>\s*<ol>/,
    )
  })

  it('draws each part with the component given for it, inside blocks too', () => {
    const text =
      ':::::tabs\n::::tab{label="Un"}\n:::callout{type=conseil}\n[lien](/contact)\n:::\n::::\n:::::'
    const rendered = html(text, {
      components: {
        ...components,
        callout: ({ type, children }) => <aside data-type={type}>{children}</aside>,
        link: ({ href, children }) => <a href={`/fr${href}`}>{children}</a>,
        tabs: ({ tabs }) => tabs.map(({ label, content }) => <section key={label}>{content}</section>),
      },
    })
    expect(rendered).toBe(
      '<section><aside data-type="conseil"><p><a href="/fr/contact">lien</a></p></aside></section>',
    )
  })

  it('draws tables and keeps notes and their way back', () => {
    expect(html('| a |\n|---|\n| 1 |')).toMatch(/^<table><thead>/)
    const note = html('texte[^1]\n\n[^1]: Bas.')
    expect(note).toContain('href="#fn-1"')
    expect(note).toContain('aria-label="Retour à l’appel de note 1"')
  })
})
