import sharp from 'sharp'
import type { PaceBand } from '../pace-band.ts'
import { lockScreenSvg } from './lock-screen-svg.server.ts'

export { mostRows } from './lock-screen-svg.server.ts'

/** The PNG of a band for a locked screen. A palette keeps it light: it has few colours. */
export async function drawLockScreen(band: PaceBand, precision: { tenths: boolean }): Promise<Uint8Array> {
  return sharp(Buffer.from(lockScreenSvg(band, precision)))
    .png({ palette: true, colours: 32, dither: 0, effort: 4 })
    .toBuffer()
}
