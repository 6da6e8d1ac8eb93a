import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { drawArtFile } from './art-file.ts'
import { ART_VERSION } from './art-url.ts'
import { lineArtNames } from './drawings/frames.ts'
import { posterKinds, posterPalettes, posterSizes } from './posters/poster-names.ts'
import { productColours, productKinds } from './products/product-names.ts'

/** The drawings of the current version. When this changes, raise ART_VERSION: files are kept for a year. */
const drawn = { version: '1', digest: 'c4083614b553e6ae' }

it('has a new version when a drawing changes', () => {
  const names = [
    ...lineArtNames,
    ...Array.from({ length: 16 }, (_, index) => `avatar-${index * 17}`),
    ...posterKinds.flatMap((kind) => [`poster-${kind}-3-sand-480x600`, `poster-${kind}-9-blue-1440x620`]),
    ...productKinds.flatMap((kind) => productColours.map((colour) => `product-${kind}-${colour}`)),
  ]
  const hash = createHash('sha256')
  for (const name of names) hash.update(`${name}\n${drawArtFile(name)}\n`)
  expect({ version: ART_VERSION, digest: hash.digest('hex').slice(0, 16) }).toEqual(drawn)
})

const posters = posterKinds.flatMap((kind) =>
  posterPalettes.map((palette, index) => {
    const size = posterSizes[index % posterSizes.length]
    return `poster-${kind}-${index * 331}-${palette}-${size?.width}x${size?.height}`
  }),
)
const products = productKinds.flatMap((kind) => productColours.map((colour) => `product-${kind}-${colour}`))

describe('drawArtFile', () => {
  it.each([...lineArtNames, ...posters, ...products, 'avatar-0', 'avatar-255'])('draws %s', async (name) => {
    const file = drawArtFile(name) ?? ''
    expect(file).not.toMatch(/NaN|undefined|Infinity/)
    for (const [, path] of file.matchAll(/ d="([^"]+)"/g)) expect(path).not.toMatch(/\.\d\d|e/)
    expect(file.length).toBeLessThan(36_000)
    // The renderer reads strict XML: a broken file is an error here.
    const { format, width } = await sharp(Buffer.from(file)).metadata()
    expect(format).toBe('svg')
    expect(width).toBeGreaterThan(0)
  })

  it.each([
    '',
    'nothing',
    'constructor',
    '__proto__',
    'toString',
    'hero-desktop-2',
    'HERO-DESKTOP',
    '../lane-run',
    'avatar',
    'avatar-',
    'avatar-256',
    'avatar--1',
    'avatar-01',
    'avatar-1.5',
    'avatar-1e2',
    'avatar-1-2',
    'poster-volcan-1000-sand-480x600',
    'poster-volcan-3-sand-481x600',
    'poster-volcan-3-pink-480x600',
    'poster-mer-3-sand-480x600',
    'poster-volcan-3-sand',
    'poster-volcan-3-sand-480x600-x',
    'poster-volcan-03-sand-480x600',
    'product-maillot',
    'product-maillot-red',
    'product-gants-green',
    'product-maillot-green-large',
  ])('has no drawing named « %s »', (name) => {
    expect(drawArtFile(name)).toBeUndefined()
  })

  it('leaves colour and width of lines to the page', () => {
    for (const name of lineArtNames) {
      const file = drawArtFile(name) ?? ''
      expect(file).toMatch(/<g id="lines"[^>]*><path/)
      expect(file).toMatch(/<g id="you"[^>]*><path/)
      expect(file).not.toMatch(/stroke="|style=/)
    }
  })

  it('draws another relief for another seed', () => {
    expect(drawArtFile('avatar-3')).not.toBe(drawArtFile('avatar-4'))
    for (const kind of posterKinds) {
      const poster = (seed: number) => drawArtFile(`poster-${kind}-${seed}-green-480x600`)
      expect(poster(3)).toBe(poster(3))
      expect(poster(3)).not.toBe(poster(4))
    }
  })

  it('gives pictures both colour schemes and no font', () => {
    for (const name of ['poster-volcan-3-sand-480x600', 'product-bonnet-blue', 'product-gourde-green']) {
      const file = drawArtFile(name) ?? ''
      expect(file).toContain('color-scheme:light dark')
      expect(file).toContain('light-dark(')
      expect(file).not.toMatch(/<text|font/)
    }
  })
})
