import { drawFigures, drawHead, drawHero, drawTitle, placeAndDate, type Sheet } from '../furniture.ts'
import { drawWords } from '../letters.ts'
import { longest } from '../splits.ts'
import { margin } from '../story.ts'
import { drawBundle } from './bundle.ts'
import type { Area, Drawn, Template } from './drawing.ts'

export const faisceau: Template = (sheet) =>
  withHero(sheet, (area) => {
    const leg = longest(sheet.story.legs)
    return leg ? drawBundle(sheet, leg, area) : ''
  })

/** Head, drawing, title, the first figure very large, the others in rows; without figures the title is large. */
export function withHero(
  sheet: Sheet,
  draw: (area: Area) => string,
  options: { size?: number; isDateBelow?: boolean } = {},
): Drawn {
  const { story, scale, bottom } = sheet
  const [first, ...others] = story.figures
  const { size, isDateBelow } = options
  const head = isDateBelow ? drawHead(sheet) : drawHead(sheet, story.place, story.date)
  const rows = drawFigures(sheet, others, bottom, (others.length > 3 ? 70 : 84) * scale)
  const hero = drawHero(sheet, first, others.length > 0 ? rows.top - 62 * scale : bottom, size)
  const above = first ? hero.top - 40 * scale : hero.top
  const detail = isDateBelow ? placeAndDate(story) : ''
  const title = drawTitle(sheet, detail ? above - 54 * scale : above, (first ? 60 : 108) * scale)
  const area = {
    top: head.bottom + 14 * scale,
    bottom: title.top - (detail && title.top > above - 54 ? 84 : 44) * scale,
  }
  return {
    art: draw(area),
    words:
      head.svg +
      drawWords(sheet.letters, detail, {
        face: 'text',
        size: 38 * scale,
        x: margin,
        y: above,
        fill: sheet.colours.muted,
        room: sheet.room,
      }) +
      title.svg +
      hero.svg +
      rows.svg,
  }
}
