import { looks, paper } from '../look.ts'
import { Sheet } from '../sheet.server.ts'
import { drawRaces } from './draw-races.server.ts'
import { drawSeasonFigures } from './draw-season-figures.server.ts'
import { drawSeasonHead } from './draw-season-head.server.ts'
import { drawSeasonMarks } from './draw-season-marks.server.ts'
import type { SeasonDocument } from './season-document.ts'

export async function pdfOfSeason(document: SeasonDocument): Promise<Uint8Array> {
  const { season, races, athlete, drawnOn } = document
  const sheet = new Sheet({ title: `Saison ${season.name}, ${athlete}`, issuedOn: drawnOn })
  drawSeasonHead(sheet, document)
  if (races.length === 0) drawEmptySeason(sheet)
  else {
    drawSeasonFigures(sheet, races)
    drawRaces(sheet, races)
  }
  drawSeasonMarks(sheet, document)
  return sheet.finish()
}

function drawEmptySeason(sheet: Sheet): void {
  const lines = sheet.lines('Aucune course cette saison.', looks.text, paper.right - paper.left)
  sheet.open(sheet.root, 'P').add(() => {
    sheet.y = sheet.write(lines, paper.left, sheet.y + 16)
  })
}
