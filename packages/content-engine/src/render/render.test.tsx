import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { ImageManifest } from '../images/manifest.ts'
import { parseMarkdown } from '../markdown/parse-markdown.ts'
import { renderBody, type RenderOptions } from './render.tsx'

const images: ImageManifest = {
  'journal/a.png': { hash: 'abc', width: 1400, height: 900, widths: [320, 640, 1400] },
}

function html(text: string, options: RenderOptions = { images }): string {
  const problem = (line: number, message: string) => {
    throw new Error(`${line} ${message}`)
  }
  return renderToStaticMarkup(renderBody(parseMarkdown(text, 'journal/a.md', problem).body, options))
}

describe('renderBody', () => {
  it('links headings to themselves', () => {
    expect(html('## Le *seuil*')).toBe(
      '<h2 id="le-seuil">Le <em>seuil</em><a class="content-anchor" href="#le-seuil" aria-label="Lien vers «\u202fLe seuil\u202f»">#</a></h2>',
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
    ).toBe(`<figure class="content-figure">${image}<figcaption>Six couloirs</figcaption></figure>`)
  })

  it('asks nothing of a video site before the click', () => {
    const video = html('::video{src="https://video.exemple.fr/1" titre="Le roulis"}')
    expect(video).toContain('<a href="https://video.exemple.fr/1" rel="noopener noreferrer">')
    expect(video).toContain('video.exemple.fr, qui peut déposer des cookies')
    expect(video).not.toMatch(/<(?:iframe|video|script|img)/)
    expect(html('::video{src="/videos/roulis.mp4" titre="Le roulis"}')).not.toContain('cookies')
  })

  it('shows tabs, columns, callouts and sessions without JavaScript', () => {
    const tabs = html('::::tabs\n:::tab{label="Un"}\n*a*\n:::\n:::tab{label="Deux"}\nb\n:::\n::::')
    expect(tabs).toBe(
      '<div class="content-tabs" id="onglets-1"><details name="onglets-1" open=""><summary>Un</summary>' +
        '<p><em>a</em></p></details><details name="onglets-1"><summary>Deux</summary><p>b</p></details></div>',
    )
    expect(html('::::colonnes\n:::colonne\na\n:::\n:::colonne\nb\n:::\n::::')).toBe(
      '<div class="content-columns"><div><p>a</p></div><div><p>b</p></div></div>',
    )
    expect(html(':::colonnes\na\n:::')).toBe('<div class="content-columns"><div><p>a</p></div></div>')
    expect(html(':::callout\na\n:::')).toContain('<strong>À savoir</strong>')
    expect(html(':::seance{titre="Seuil" duree="55 min"}\n- a\n:::')).toContain(
      '<dt>Durée</dt><dd>55\u00a0min</dd>',
    )
  })

  it('draws each part with the component given for it, inside blocks too', () => {
    const text =
      ':::::tabs\n::::tab{label="Un"}\n:::callout{type=conseil}\n[lien](/contact)\n:::\n::::\n:::::'
    const rendered = html(text, {
      components: {
        callout: ({ type, children }) => <aside data-type={type}>{children}</aside>,
        link: ({ href, children }) => <a href={`/fr${href}`}>{children}</a>,
        tabs: ({ tabs }) => tabs.map(({ label, content }) => <section key={label}>{content}</section>),
      },
    })
    expect(rendered).toBe(
      '<section><aside data-type="conseil"><p><a href="/fr/contact">lien</a></p></aside></section>',
    )
  })

  it('wraps tables and keeps notes and their way back', () => {
    expect(html('| a |\n|---|\n| 1 |')).toMatch(/^<div class="content-table"><table><thead>/)
    const note = html('texte[^1]\n\n[^1]: Bas.')
    expect(note).toContain('href="#fn-1"')
    expect(note).toContain('aria-label="Retour à l’appel de note 1"')
  })
})
