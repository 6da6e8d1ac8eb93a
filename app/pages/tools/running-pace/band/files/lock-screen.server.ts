import sharp from 'sharp'
import { writeClock, writeDistance, writePace } from '#app/domain/training/typed/writing.ts'
import { outlineText } from '#app/ui/outlines/outlines.server.ts'
import type { PaceBand } from '../pace-band.ts'

const lockScreenSize = { width: 1179, height: 2556 }

export const mostRows = 10

const margin = 96
// The clock and its date stand in the upper 30 %, the torch and the camera at the foot.
const rows = { from: 960, to: 2290 }
const colours = { ground: '#04231a', text: '#f1fbf5', muted: '#b9d8ca', bright: '#31d67b', line: '#8fd0b2' }

export function lockScreenSvg(band: PaceBand, precision: { tenths: boolean }): string {
  const { width, height } = lockScreenSize
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
    `<rect width="${width}" height="${height}" fill="${colours.ground}"/>${lanes()}${head(band, precision)}` +
    `${list(band, precision)}</svg>`
  )
}

function lanes(): string {
  const { width, height } = lockScreenSize
  return Array.from({ length: 7 }, (_, index) => {
    const [colour, opacity] = index === 3 ? [colours.bright, 1] : [colours.line, 0.3]
    return `<path d="M0 ${height - 190 + index * 26}H${width}" stroke="${colour}" stroke-opacity="${opacity}" stroke-width="3"/>`
  }).join('')
}

function head({ meanPace, finish }: PaceBand, precision: { tenths: boolean }): string {
  const pace = writePace(meanPace.seconds, meanPace.unit, precision)
  return (
    line(writeDistance(finish.metres), { y: 880, size: 64, colour: colours.muted, side: 'left' }) +
    line(pace, { y: 880, size: 84, colour: colours.bright, side: 'right' })
  )
}

function list({ columns, finish, unit }: PaceBand, precision: { tenths: boolean }): string {
  const write = (seconds: number) => writeClock(seconds, { ...precision, hours: finish.seconds >= 3600 })
  const all = [
    ...columns.map(({ label, seconds }) => ({ mark: `${label} ${unit}`, seconds, colour: colours.text })),
    { mark: 'Arrivée', seconds: finish.seconds, colour: colours.bright },
  ]
  const room = Math.min(190, (rows.to - rows.from) / all.length)
  return all
    .map(({ mark, seconds, colour }, index) => {
      const y = rows.from + room * (index + 0.5)
      const size = Math.min(124, room * 0.84)
      return (
        rule(y - room / 2) +
        line(mark, { y: y + size * 0.25, size: size * 0.7, colour: colours.muted, side: 'left' }) +
        line(write(seconds), { y: y + size * 0.35, size, colour, side: 'right' })
      )
    })
    .join('')
}

function rule(y: number): string {
  const d = `M${margin} ${y.toFixed(1)}H${lockScreenSize.width - margin}`
  return `<path d="${d}" stroke="${colours.line}" stroke-opacity=".3" stroke-width="2"/>`
}

type LineLook = { y: number; size: number; colour: string; side: 'left' | 'right' }

function line(text: string, { y, size, colour, side }: LineLook): string {
  const look = { size, stretch: 80, tracking: 0, hasTabularFigures: true }
  const room = (lockScreenSize.width - 2 * margin) * (side === 'left' ? 0.45 : 0.6)
  const { d, width } = outlineText(text, look)
  const scale = Math.min(1, room / width)
  const x = side === 'left' ? margin : lockScreenSize.width - margin - width * scale
  return `<path transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${scale.toFixed(4)})" d="${d}" fill="${colour}"/>`
}

export async function drawLockScreen(band: PaceBand, precision: { tenths: boolean }): Promise<Uint8Array> {
  return sharp(Buffer.from(lockScreenSvg(band, precision)))
    .png({ palette: true, colours: 32, dither: 0, effort: 4 })
    .toBuffer()
}
