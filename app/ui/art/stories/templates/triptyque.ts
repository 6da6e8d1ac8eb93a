import { clamp } from '../../geometry/easing.ts'
import { drawFoot, drawHead, type Sheet } from '../furniture.ts'
import { drawWords } from '../letters.ts'
import { margin, type StoryLeg } from '../story.ts'
import { drawBundle } from './bundle.ts'
import type { Template } from './drawing.ts'

/** The legs one under the other, each in the lines of its sport, as high as its share of the time (a quarter at least). */
export const triptyque: Template = (sheet) => {
  const foot = drawFoot(sheet)
  const head = drawHead(sheet)
  const { legs } = sheet.story
  const [top, bottom] = [head.bottom + 56 * sheet.scale, foot.top - 66 * sheet.scale]
  const gap = 54 * sheet.scale
  const label = 62 * sheet.scale
  const room = bottom - top - gap * (legs.length - 1) - label * legs.length
  const total = legs.reduce((sum, { seconds }) => sum + seconds, 0)
  const weights = legs.map(({ seconds }) => clamp(seconds / total, 0.25, 0.45))
  const weight = weights.reduce((sum, share) => sum + share, 0)
  let y = top
  const panels = legs.map((leg, index) => {
    const height = ((weights[index] ?? 1) / weight) * room
    const words = panelWords(sheet, leg, y + 38 * sheet.scale)
    const art = drawBundle(sheet, leg, { top: y + label, bottom: y + label + height }, { gap: 20, bright: 8 })
    y += label + height + gap
    return { art, words }
  })
  return {
    art: panels.map(({ art }) => art).join(''),
    words: head.svg + panels.map(({ words }) => words).join('') + foot.svg,
  }
}

function panelWords({ letters, colours, scale, width }: Sheet, leg: StoryLeg, y: number): string {
  const size = 46 * scale
  return (
    drawWords(letters, leg.name, {
      face: 'title',
      size: size * 0.86,
      x: margin,
      y,
      fill: colours.text,
      room: 380,
    }) +
    drawWords(letters, leg.distance, {
      face: 'figure',
      size,
      x: width / 2 + 60,
      y,
      fill: colours.muted,
      anchor: 'middle',
    }) +
    drawWords(letters, leg.time, {
      face: 'figure',
      size,
      x: width - margin,
      y,
      fill: colours.text,
      anchor: 'end',
    })
  )
}
