import { letterWidths } from '#app/ui/art/accelerated-word.tsx'
import { drawArtFile } from '#app/ui/art/art-file.ts'
import { outlineText, wrapText, type TextLook } from '#app/ui/outlines/outlines.server.ts'
import { accentStep } from '#content/collections/colours.ts'
import { withPlainColours } from './plain-colours.ts'
import type { SocialCard } from './social-card.server.ts'

const socialImageSize = { width: 1200, height: 630 }

const ink = '#04231a'
const lit = '#31d67b'
const ground = '#e4eeec'
const margin = 72
const titleLook = { stretch: 118, tracking: -0.036 }
const titleTop = 156
const detailLook = { size: 27, stretch: 100, tracking: -0.005 }
const detailHeight = 37
const detailBaseline = 556
const figureLook = { size: 208, stretch: 62, tracking: -0.02 }
const unitLook = { size: 34, stretch: 80, tracking: 0 }
const figureBaseline = 222

export function socialImageSvg(card: SocialCard): string {
  const svg = drawn(card)
  if (card.accent === undefined) return svg
  return svg.replaceAll(ink, accentStep(card.accent, 950)).replaceAll(lit, accentStep(card.accent, 400))
}

function drawn(card: SocialCard): string {
  const { width, height } = socialImageSize
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
    `<rect width="${width}" height="${height}" fill="${ink}"/>` +
    pictures[card.look](card) +
    (card.logo ? logo(card.logo) : wordmark(card.clubName)) +
    words(card) +
    (card.figure ? figureOf(card.figure) : '') +
    '</svg>'
  )
}

const pictures = { lines, poster, product }

function lines({ art, figure }: SocialCard): string {
  const drawing = drawArtFile(art) ?? ''
  const top = figure ? 250 : 0
  return (
    '<style>#lines,#bounds{stroke:#8fd0b2;stroke-opacity:.34}#you{stroke:#31d67b;stroke-width:6}</style>' +
    `<linearGradient id="fade"><stop stop-color="${ink}"/><stop offset="1" stop-color="${ink}" stop-opacity="0"/></linearGradient>` +
    `<g stroke-width="2">${placed(drawing, `x="600" y="${top}" width="600" height="${socialImageSize.height - top}"`)}</g>` +
    '<rect x="600" width="260" height="630" fill="url(#fade)"/>'
  )
}

function poster({ art }: SocialCard): string {
  const drawing = withPlainColours(drawArtFile(art) ?? '')
  return placed(
    drawing.replace(/ width="1200" height="630" viewBox="[^"]*"/, ''),
    'x="680" width="520" height="630" viewBox="450 0 520 630"',
  )
}

function product({ art }: SocialCard): string {
  const drawing = withPlainColours(drawArtFile(art) ?? '').replace(/ width="400" height="500"/, '')
  return (
    `<rect x="700" width="500" height="630" fill="${ground}"/>` +
    placed(drawing, 'x="718" y="15" width="464" height="600"')
  )
}

function placed(drawing: string, attributes: string): string {
  return drawing.replace('<svg ', `<svg ${attributes} `)
}

function logo({ address, width, height, ground }: NonNullable<SocialCard['logo']>): string {
  const shown = { height: 64, width: Math.round((64 * width) / height) }
  const plate = `<rect x="${margin - 12}" y="60" width="${shown.width + 24}" height="88" rx="12" fill="#fff"/>`
  return `${ground === 'light' ? plate : ''}<image href="${address}" x="${margin}" y="72" width="${shown.width}" height="64"/>`
}

function wordmark(name: string): string {
  const letters = Array.from(name)
  const widths = letterWidths(letters.length, 72, 125)
  let x = margin + 62
  const word = letters.map((letter, index) => {
    const outline = outlineText(letter, { size: 42, stretch: widths[index] ?? 100, tracking: 0 })
    const path = `<path transform="translate(${x.toFixed(1)} 113)" d="${outline.d}"/>`
    x += outline.width - 1.4
    return path
  })
  return (
    `<g transform="translate(${margin} 72) scale(1.5)" fill="none" stroke-linecap="round" stroke-width="2.7">` +
    '<path stroke="#f1fbf5" d="M4 29V15.5a12 12 0 0 1 24 0V29M11 29V15.8a5 5 0 0 1 10 0V29"/>' +
    '<path stroke="#31d67b" d="M4 22.2c2-2.6 4-2.6 6 0s4 2.6 6 0 4-2.6 6 0 4 2.6 6 0"/></g>' +
    `<g fill="#f1fbf5">${word.join('')}</g>`
  )
}

function words({ title, detail, look }: SocialCard): string {
  const details = wrapText(detail, detailLook, 540).slice(0, 3)
  const lastOfTitle = detailBaseline - (details.length - 1) * detailHeight - 68
  const { size, rows } = fittingRows(title, look === 'lines' ? 680 : 560, lastOfTitle - titleTop)
  return (
    `<g fill="#f1fbf5">${stack(rows, { ...titleLook, size }, lastOfTitle, size * 1.04)}</g>` +
    `<g fill="#b9d8ca">${stack(details, detailLook, detailBaseline, detailHeight)}</g>`
  )
}

function figureOf({ text, unit }: NonNullable<SocialCard['figure']>): string {
  const [large, small] = [outlineText(text, figureLook), outlineText(unit, unitLook)]
  const right = socialImageSize.width - margin
  const unitLeft = right - small.width
  const left = unitLeft - 14 - large.width
  return (
    `<path fill="#31d67b" transform="translate(${left.toFixed(1)} ${figureBaseline})" d="${large.d}"/>` +
    `<path fill="#b9d8ca" transform="translate(${unitLeft.toFixed(1)} ${figureBaseline})" d="${small.d}"/>`
  )
}

function stack(rows: readonly string[], look: TextLook, lastBaseline: number, lineHeight: number): string {
  return rows
    .map((row, index) => {
      const y = lastBaseline - (rows.length - 1 - index) * lineHeight
      return `<path transform="translate(${margin} ${y.toFixed(1)})" d="${outlineText(row, look).d}"/>`
    })
    .join('')
}

function fittingRows(text: string, maxWidth: number, maxHeight: number): { size: number; rows: string[] } {
  for (const size of [104, 92, 80, 68, 58, 48]) {
    const look = { ...titleLook, size }
    const rows = wrapText(text, look, maxWidth)
    const isLowEnough = (rows.length - 0.25) * size * 1.04 <= maxHeight
    if (isLowEnough && rows.every((row) => outlineText(row, look).width <= maxWidth)) return { size, rows }
  }
  const size = 38
  return { size, rows: wrapText(text, { ...titleLook, size }, maxWidth).slice(0, 4) }
}
