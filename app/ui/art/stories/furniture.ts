import { coloursOf } from './colours.ts'
import { drawWords, fitWords, widthOf, type Letters } from './letters.ts'
import { formats, margin, type Story, type StoryFigure, type StoryLook } from './story.ts'

/** What a template draws with: the letters, the colours, the room. */
export type Sheet = ReturnType<typeof sheetOf>

export function sheetOf(story: Story, look: StoryLook, letters: Letters) {
  const format = formats[look.format]
  return { story, look, letters, ...format, colours: coloursOf(look), room: format.width - 2 * margin }
}

/** The figure in the bright colour: the pace, else the speed. */
export function keyFigure({ figures }: Story): StoryFigure | undefined {
  return ['allure', 'vitesse'].flatMap((key) => figures.filter(({ name }) => name === key))[0]
}

export function withUnit({ value, unit }: StoryFigure): string {
  return unit === '' || unit.startsWith('/') ? value + unit : `${value} ${unit}`
}

export function mark(sheet: Sheet, x: number, y: number, scale: number): string {
  const { text, bright } = sheet.colours
  return (
    `<g transform="translate(${x} ${y}) scale(${scale})" fill="none" stroke-linecap="round" stroke-width="2.8">` +
    `<path stroke="${text}" d="M4 29V15.5a12 12 0 0 1 24 0V29M11 29V15.8a5 5 0 0 1 10 0V29"/>` +
    `<path stroke="${bright}" d="M4 22.2c2-2.6 4-2.6 6 0s4 2.6 6 0 4-2.6 6 0 4 2.6 6 0"/></g>`
  )
}

/** The club on the left, the date and the place on the right; `bottom` is where the drawing may begin. */
export function drawHead(sheet: Sheet, ...asides: string[]): { svg: string; bottom: number } {
  const { top, letters, story, look, colours } = sheet
  const club = look.hasMark
    ? mark(sheet, margin - 8, top, 2.3) +
      drawWords(letters, story.clubName, {
        face: 'title',
        size: 50,
        x: margin + 94,
        y: top + 61,
        fill: colours.text,
        room: 330,
      })
    : ''
  const right = look.hasMark
    ? { x: sheet.width - margin, anchor: 'end' as const, room: 480 }
    : { x: margin, anchor: 'start' as const, room: sheet.room }
  const shown = asides.filter(Boolean)
  const words = shown
    .map((_, row) => top + 58 + (row - (shown.length - 1) / 2) * 46)
    .map((y, row) =>
      drawWords(letters, shown[row] ?? '', { face: 'text', size: 36, y, fill: colours.muted, ...right }),
    )
    .join('')
  return { svg: club + words, bottom: club || words ? top + 84 : top }
}

export function placeAndDate({ place, date }: Story): string {
  return [place, date].filter(Boolean).join(', ')
}

/** Figures in rows of three at most, the last baseline on `bottom`; `top` is where their words begin. */
export function drawFigures(
  sheet: Sheet,
  figures: readonly StoryFigure[],
  bottom: number,
  size = 84 * sheet.scale,
) {
  if (figures.length === 0) return { svg: '', top: bottom }
  const { letters, colours, room } = sheet
  const key = keyFigure(sheet.story)
  const columns = columnsFor(sheet, figures, size)
  const rows = Math.ceil(figures.length / columns)
  const [labelSize, rowHeight] = [Math.max(32, size * 0.48), size * 2.05]
  const widest = (room - (columns - 1) * 44) / columns
  const widths = Array.from({ length: columns }, (_, column) => {
    const inColumn = figures.filter((_figure, index) => index % columns === column)
    const words = inColumn.map((figure) =>
      Math.max(
        widthOf(letters, withUnit(figure), 'figure', size),
        widthOf(letters, figure.label, 'text', labelSize),
      ),
    )
    return Math.min(Math.max(...words), columns === 1 ? room : widest * 1.12)
  })
  const gap = (room - widths.reduce((sum, width) => sum + width, 0)) / Math.max(1, columns - 1)
  const svg = figures.map((figure, index) => {
    const column = index % columns
    const isLast = column === columns - 1 && columns > 1
    const before = widths.slice(0, column).reduce((sum, width) => sum + width, 0)
    const x = isLast ? sheet.width - margin : margin + before + column * gap
    const y = bottom - (rows - 1 - Math.floor(index / columns)) * rowHeight
    const side = { x, anchor: isLast ? ('end' as const) : ('start' as const), room: widths[column] ?? widest }
    const fill = figure === key ? colours.bright : colours.text
    return (
      drawWords(letters, figure.label, {
        face: 'text',
        size: labelSize,
        y: y - size * 0.95,
        fill: colours.muted,
        ...side,
      }) + drawWords(letters, withUnit(figure), { face: 'figure', size, y, fill, ...side })
    )
  })
  return { svg: svg.join(''), top: bottom - (rows - 1) * rowHeight - size * 0.95 - labelSize * 0.8 }
}

function columnsFor({ letters, room }: Sheet, figures: readonly StoryFigure[], size: number): number {
  const widths = figures.map((figure) => widthOf(letters, withUnit(figure), 'figure', size) + 40)
  const isNarrow = widths.reduce((sum, width) => sum + width, 0) <= room + 40
  if (figures.length <= 3) return figures.length
  return figures.length === 4 ? (isNarrow ? 4 : 2) : 3
}

/** The first figure as large as it goes, its unit small beside it. */
export function drawHero(
  sheet: Sheet,
  figure: StoryFigure | undefined,
  bottom: number,
  size = 270 * sheet.scale,
) {
  if (!figure) return { svg: '', top: bottom }
  const { letters, colours, room } = sheet
  const unitSize = size * 0.29
  const unitWidth = figure.unit ? widthOf(letters, figure.unit, 'text', unitSize) + size * 0.09 : 0
  const width = widthOf(letters, figure.value, 'figure', size)
  const shrink = Math.min(1, (room - unitWidth) / width)
  const svg =
    drawWords(letters, figure.value, {
      face: 'figure',
      size: size * shrink,
      x: margin - 6,
      y: bottom,
      fill: colours.text,
    }) +
    drawWords(letters, figure.unit, {
      face: 'text',
      size: unitSize,
      x: margin + width * shrink + size * 0.06,
      y: bottom,
      fill: colours.muted,
    })
  return { svg, top: bottom - size * shrink * 0.74 }
}

/** The title in one or two rows above `bottom`. */
export function drawTitle(sheet: Sheet, bottom: number, largest: number): { svg: string; top: number } {
  const { story, letters, colours, room } = sheet
  if (!story.title.trim()) return { svg: '', top: bottom }
  const sizes = [1, 0.88, 0.76, 0.64, 0.54].map((part) => largest * part)
  const { rows, size } = fitWords(letters, story.title, { face: 'title', sizes, room, most: 2 })
  const svg = rows.map((row, index) =>
    drawWords(letters, row, {
      face: 'title',
      size,
      x: margin - 2,
      y: bottom - (rows.length - 1 - index) * size * 1.08,
      fill: colours.text,
    }),
  )
  return { svg: svg.join(''), top: bottom - (rows.length - 1) * size * 1.08 - size * 0.76 }
}

/** Title, place and date, a rule, figures: the foot of the templates that have a title in them. */
export function drawFoot(sheet: Sheet, figures: readonly StoryFigure[] = sheet.story.figures) {
  const { scale, colours, letters, bottom } = sheet
  const rows = drawFigures(sheet, figures, bottom, (figures.length > 3 ? 76 : 92) * scale)
  const detail = placeAndDate(sheet.story)
  const rule = rows.svg ? rows.top - 34 * scale : bottom
  const detailY = rule - (rows.svg ? 46 * scale : 0)
  const title = drawTitle(sheet, detail ? detailY - 62 * scale : detailY, 92 * scale)
  const svg =
    (rows.svg &&
      `<path d="M${margin} ${rule.toFixed(1)}H${sheet.width - margin}" stroke="${colours.muted}" stroke-opacity=".45" stroke-width="2"/>`) +
    (detail &&
      drawWords(letters, detail, {
        face: 'text',
        size: 42 * scale,
        x: margin,
        y: detailY,
        fill: colours.muted,
        room: sheet.room,
      })) +
    title.svg +
    rows.svg
  return { svg, top: Math.min(title.top, detail ? detailY - 40 * scale : bottom, rule) }
}
