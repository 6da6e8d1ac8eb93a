import { createHash } from 'node:crypto'
import type { FileStore } from '#app/outside/files/file-store.ts'
import { loadSharp } from '#app/outside/files/load-sharp.server.ts'
import { isLogoFile, largestLogo } from './rules.ts'

const largest = { width: 640, height: 192, fit: 'inside', withoutEnlargement: true } as const
const mostPixels = 32_000_000
const leastHeight = 40

export type StoredLogo = { src: string; width: number; height: number; ground: 'light' | 'dark' }
type Kept = { readonly logo: StoredLogo } | { readonly problem: string }

/** Keeps a logo drawn again as a PNG, without a word of its file. The problem is French. */
export async function keepLogo(files: FileStore, bytes: Uint8Array): Promise<Kept> {
  if (bytes.length > largestLogo) return { problem: 'Ce logo dépasse 5\u00a0Mo.' }
  if (isDrawing(bytes))
    return {
      problem:
        'Un fichier SVG peut contenir un programme\u00a0: exportez le logo en PNG, sur fond transparent.',
    }
  const sharp = await loadSharp()
  const drawn = await sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' })
    .autoOrient()
    .resize(largest)
    .toColourspace('srgb')
    .ensureAlpha()
    .timeout({ seconds: 10 })
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(() => undefined)
  if (!drawn)
    return { problem: 'Ce fichier n’est pas une image lisible\u00a0: il faut du PNG, du WebP ou du JPEG.' }
  const { width, height } = drawn.info
  if (height < leastHeight)
    return { problem: `Ce logo est trop petit\u00a0: ${leastHeight}\u00a0pixels de haut au moins.` }
  const png = await sharp(drawn.data, { raw: { width, height, channels: 4 } })
    .png({ palette: true })
    .toBuffer()
  const file = `${createHash('sha256').update(png).digest('hex').slice(0, 32)}.png`
  await files.write(`logos/${file}`, png)
  return { logo: { src: `/logo/${file}`, width, height, ground: groundFor(drawn.data) } }
}

function isDrawing(bytes: Uint8Array): boolean {
  return /^\s*(<\?xml|<!doctype|<!--|<svg)/i.test(
    Buffer.from(bytes.subarray(0, 256))
      .toString('utf8')
      .replace(/^\uFEFF/, ''),
  )
}

/** The ground that what is seen of a logo stands out on. @param pixels four bytes each */
function groundFor(pixels: Uint8Array): StoredLogo['ground'] {
  let [light, seen] = [0, 0]
  for (let at = 0; at < pixels.length; at += 4) {
    const alpha = (pixels[at + 3] ?? 0) / 255
    const [r = 0, g = 0, b = 0] = pixels.subarray(at, at + 3)
    light += (0.2126 * r + 0.7152 * g + 0.0722 * b) * alpha
    seen += alpha
  }
  return seen > 0 && light / seen > 186 ? 'dark' : 'light'
}

/** A logo by its file's name; undefined when there is none. */
export async function readLogo(files: Pick<FileStore, 'read'>, name: string) {
  return isLogoFile(name) ? files.read(`logos/${name}`) : undefined
}
