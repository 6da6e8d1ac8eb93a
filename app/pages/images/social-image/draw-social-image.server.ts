import sharp from 'sharp'
import { LeastRecent } from '@allure/content-engine/least-recent'
import type { SocialCard } from './social-card.server.ts'
import { socialImageSvg } from './social-image-svg.server.ts'

const cached = new LeastRecent<Promise<Buffer>>(100)

/** The PNG of a sharing picture, 1200 × 630. It costs a third of a second, and anybody may request it. */
export function drawSocialImage(card: SocialCard): Promise<Buffer> {
  const key = JSON.stringify(card)
  // A palette keeps it light: lines have few colours.
  const picture =
    cached.get(key) ??
    sharp(Buffer.from(socialImageSvg(card)))
      .png({ palette: true, colours: 48, dither: 0, effort: 7 })
      .toBuffer()
  cached.set(key, picture)
  return picture
}
