import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { AcceleratedWord, letterWidths } from './accelerated-word.tsx'
import { drawArtFile } from './art-file.ts'
import { Avatar } from './avatar.tsx'
import { heroLine } from './drawings/hero.ts'
import { HeroArt } from './hero-art.tsx'
import { LineArt } from './line-art.tsx'
import { Poster } from './poster.tsx'
import { ProductArt } from './product-art.tsx'
import { Wordmark } from './wordmark.tsx'

/** Every address of a drawing in the markup leads to a file, and to a part of it. */
function expectFilesFor(markup: string): void {
  const addresses = [...markup.matchAll(/(?:href|src)="\/art\/[^/]+\/([^".]+)\.svg(?:#(\w+))?"/g)]
  expect(addresses.length).toBeGreaterThan(0)
  for (const [, name = '', part] of addresses) {
    const file = drawArtFile(name)
    expect(file, name).toBeDefined()
    if (part) expect(file).toContain(`id="${part}"`)
  }
}

describe('components', () => {
  it.each([
    ['line art', () => <LineArt name="lane-run" />],
    ['hero', () => <HeroArt size="desktop" line={heroLine('desktop')} />],
    ['divider', () => <LineArt name="divider-swim" className="divider" />],
    ['avatar', () => <Avatar seed="someone" tone="blue" size={52} />],
    ['poster', () => <Poster kind="lac" palette="blue" seed={1009} width={480} height={600} />],
    ['product', () => <ProductArt kind="gourde" colour="green" />],
  ])('%s shows a file that exists', (_, draw) => {
    expectFilesFor(renderToStaticMarkup(draw()))
  })

  it('keeps the hero small in the page, for both sizes together', () => {
    const both = (['desktop', 'mobile'] as const).map((size) =>
      renderToStaticMarkup(<HeroArt size={size} line={heroLine(size)} />),
    )
    expect(both.join('').length).toBeLessThan(4500)
    for (const markup of both) expect(markup.length).toBeLessThan(3000)
  })

  it('lets the page choose how a drawing fills its box', () => {
    expect(renderToStaticMarkup(<LineArt name="head-contact" slice={false} />)).toContain('"xMaxYMid meet"')
    expect(renderToStaticMarkup(<LineArt name="divider-swim" slice />)).toContain('"none"')
  })

  it('hides drawings from assistive technology and says the name once', () => {
    expect(renderToStaticMarkup(<LineArt name="lane-run" />)).toContain('aria-hidden="true"')
    const word = renderToStaticMarkup(<Wordmark />)
    expect(word.match(/aria-label="Allure"/g)).toHaveLength(1)
    expect(word.match(/<span aria-hidden="true"/g)).toHaveLength(6)
  })

  it('speeds a word up, or slows it down', () => {
    expect(letterWidths(6, 72, 125)).toEqual([72, 81, 91, 102, 113, 125])
    expect(letterWidths(2, 125, 64)).toEqual([125, 64])
    expect(letterWidths(1, 62, 125)).toEqual([62])
    expect(renderToStaticMarkup(<AcceleratedWord word="coach" />)).toContain('font-stretch:62%')
  })
})
