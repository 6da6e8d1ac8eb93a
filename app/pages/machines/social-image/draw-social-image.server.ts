import sharp from 'sharp'
import type { SocialCard } from './social-card.server.ts'
import { socialImageSvg } from './social-image-svg.server.ts'

/** The PNG of a sharing picture, 1200 × 630. A palette keeps it light: lines have few colours. */
export async function drawSocialImage(card: SocialCard): Promise<Buffer> {
  return sharp(Buffer.from(socialImageSvg(card)))
    .png({ palette: true, colours: 48, dither: 0, effort: 7 })
    .toBuffer()
}
