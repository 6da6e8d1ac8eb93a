import type { AccountingDocument } from '#app/domain/orders/documents/documents.ts'
import { looks, paper } from './look.ts'
import type { Sheet } from './sheet.server.ts'

const between = 4

/** The sentences at the foot of the last page. */
export function drawMentions(sheet: Sheet, { mentions }: AccountingDocument): void {
  const paragraphs = mentions
    .map((mention) => sheet.lines(mention, looks.small, paper.right - paper.left))
    .filter((lines) => lines.length > 0)
  const height = paragraphs.reduce((sum, lines) => sum + lines.length * looks.small.lead + between, 0)
  sheet.y = Math.max(sheet.y + 24, paper.bottom - height)
  for (const lines of paragraphs) {
    const paragraph = sheet.open(sheet.root, 'P')
    for (const line of lines) {
      sheet.makeRoom(looks.small.lead)
      paragraph.add(() => {
        sheet.y = sheet.write([line], paper.left, sheet.y)
      })
    }
    sheet.y += between
  }
}
