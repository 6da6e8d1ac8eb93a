import { readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { collections } from '../fixtures/collections.ts'
import { copyOfSite, now, siteWith } from '../fixtures/site-content.ts'
import { openContent } from '../open-content.ts'
import { ContentError } from '../problems.ts'
import { buildContentImages, widthsFor } from './build-content-images.ts'
import { imageAttributes, keysOfImageFile, storedImage } from './manifest.ts'
import { readImageManifest } from './read-manifest.ts'

const open = (directory: string) => openContent({ directory, collections, samples: true, now })

describe('buildContentImages', () => {
  it('makes every width once, never larger than the image, and nothing the second time', async () => {
    const content = await open(await copyOfSite())
    const outputDirectory = await siteWith({})
    const { manifest, written } = await buildContentImages({ content, outputDirectory })
    const widths = [320, 640, 768, 1024, 1280, 1400]
    expect(manifest).toEqual({
      'journal/piste.png': { hash: expect.stringMatching(/^[\da-f]{16}$/), width: 1400, height: 900, widths },
    })
    expect(written).toBe(widths.length)
    const hash = manifest['journal/piste.png']?.hash ?? ''
    const folder = join(outputDirectory, 'content-images')
    expect((await readdir(folder)).sort()).toEqual(
      [...widths.map((width) => `${hash}-${width}.webp`), 'manifest.json'].sort(),
    )
    const small = await sharp(join(folder, `${hash}-320.webp`)).metadata()
    expect(small).toMatchObject({ format: 'webp', width: 320, height: 206 })
    expect(await readImageManifest(outputDirectory)).toEqual(manifest)
    expect(keysOfImageFile(manifest, `${hash}-1400.webp`)).toEqual(['journal/piste.png'])
    expect(keysOfImageFile(manifest, `${hash}-1536.webp`)).toEqual([])
    expect((await buildContentImages({ content, outputDirectory })).written).toBe(0)
    await rm(join(folder, `${hash}-640.webp`))
    expect((await buildContentImages({ content, outputDirectory })).written).toBe(1)
  })

  it('makes a changed image again under another name, whatever its date', async () => {
    const directory = await copyOfSite()
    const outputDirectory = await siteWith({})
    const before = await buildContentImages({ content: await open(directory), outputDirectory })
    const image = join(directory, 'journal/piste.png')
    await utimes(image, 1, 1)
    expect((await buildContentImages({ content: await open(directory), outputDirectory })).written).toBe(0)
    await writeFile(
      image,
      await sharp({ create: { width: 100, height: 50, channels: 3, background: 'teal' } })
        .png()
        .toBuffer(),
    )
    const after = await buildContentImages({ content: await open(directory), outputDirectory })
    expect(after.manifest['journal/piste.png']).toMatchObject({ width: 100, height: 50, widths: [100] })
    const hash = after.manifest['journal/piste.png']?.hash
    expect(hash).not.toBe(before.manifest['journal/piste.png']?.hash)
    const kept = await readdir(join(outputDirectory, 'content-images'))
    expect(kept.sort()).toEqual([`${hash}-100.webp`, 'manifest.json'].sort())
  })

  it('names the image it cannot read', async () => {
    const page = '---\ntitle: T\ndescription: D\nday: J+1\nimage: ./a.jpg\n---\n'
    const content = await open(await siteWith({ 'journal/a.md': page, 'journal/a.jpg': 'not an image' }))
    const error: unknown = await buildContentImages({ content, outputDirectory: await siteWith({}) }).catch(
      (thrown: unknown) => thrown,
    )
    expect(error).toBeInstanceOf(ContentError)
    expect(String(error)).toContain('content/journal/a.jpg:1 image illisible')
  })
})

it.each([
  [200, [200]],
  [320, [320]],
  [700, [320, 640, 700]],
  [5000, [320, 640, 768, 1024, 1280, 1536, 2048, 2560, 3072]],
])('an image of %d pixels is made at %j', (width, widths) => expect(widthsFor(width)).toEqual(widths))

describe('storedImage', () => {
  it('is named by its sides, and never wider than the widest one made', () => {
    const hash = '0a'.repeat(16)
    expect(storedImage(`photos/${hash}-1000x800.webp`)?.widths).toEqual([320, 640, 768, 1000])
    expect(imageAttributes({}, `photos/${hash}-640x480.webp`)).toMatchObject({
      src: `/photos/${hash}-640.webp`,
      srcSet: `/photos/${hash}-320.webp 320w, /photos/${hash}-640.webp 640w`,
      width: 640,
      height: 480,
    })
    for (const key of [
      `photos/${hash}-1537x9.webp`,
      `photos/${hash}-0x9.webp`,
      `photos/${hash}.webp`,
      'photos/a.webp',
    ])
      expect(storedImage(key), key).toBeUndefined()
  })
})
