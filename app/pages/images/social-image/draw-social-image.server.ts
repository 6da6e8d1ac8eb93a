import sharp from 'sharp'
import type { SocialCard } from './social-card.server.ts'
import { socialImageSvg } from './social-image-svg.server.ts'

const mostKept = 100
const kept = new Map<string, Promise<Buffer>>()

export function drawSocialImage(card: SocialCard): Promise<Buffer> {
  const key = JSON.stringify(card)
  const known = kept.get(key)
  if (known) return known
  if (kept.size >= mostKept) kept.clear()
  const picture = draw(card)
  kept.set(key, picture)
  return picture
}

// A palette keeps it light: lines have few colours.
function draw(card: SocialCard): Promise<Buffer> {
  return sharp(Buffer.from(socialImageSvg(card)))
    .png({ palette: true, colours: 48, dither: 0, effort: 7 })
    .toBuffer()
}
