import { drawFigures, drawHead, drawHero, drawTitle, placeAndDate, type Sheet } from '../furniture.ts'
import { drawBundle } from './bundle.ts'
import type { Area, Drawn, Template } from './drawing.ts'

export const faisceau: Template = (sheet) =>
  withHero(sheet, (area) => {
    const leg = sheet.story.legs[0]
    return leg ? drawBundle(sheet, leg, area) : ''
  })

/** Head, drawing, title, the first figure very large, the others in rows. */
export function withHero(sheet: Sheet, draw: (area: Area) => string, size?: number): Drawn {
  const { story, scale, bottom } = sheet
  const [first, ...others] = story.figures
  const head = drawHead(sheet, placeAndDate(story))
  const rows = drawFigures(sheet, others, bottom, (others.length > 3 ? 70 : 84) * scale)
  const hero = drawHero(sheet, first, others.length > 0 ? rows.top - 34 * scale : bottom, size)
  const title = drawTitle(sheet, first ? hero.top - 38 * scale : hero.top, 60 * scale)
  const area = { top: head.bottom - 40 * scale, bottom: title.top - 44 * scale }
  return { art: draw(area), words: head.svg + title.svg + hero.svg + rows.svg }
}
