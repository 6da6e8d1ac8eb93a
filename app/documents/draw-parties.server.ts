import type { AccountingDocument } from '#app/domain/orders/documents/documents.ts'
import type { Line } from './lines.server.ts'
import { looks, paper } from './look.ts'
import type { Sheet } from './sheet.server.ts'

const gap = 24
const width = (paper.right - paper.left - gap) / 2

export function drawParties(sheet: Sheet, { seller, buyer }: AccountingDocument): void {
  sheet.rule()
  const top = sheet.y + 12
  const { name, address, siren, register, vatNumber, phone, email } = seller
  const sellerEnd = drawParty(sheet, 'Vendeur', name, paper.left, top, [
    ...address,
    `SIREN\u00a0: ${siren}`,
    register,
    ...(vatNumber === undefined ? [] : [`TVA intracommunautaire\u00a0: ${vatNumber}`]),
    phone,
    email,
  ])
  const buyerLines = [...buyer.address, buyer.email]
  const buyerEnd = drawParty(sheet, 'Client', buyer.name, paper.left + width + gap, top, buyerLines)
  sheet.y = Math.max(sellerEnd, buyerEnd) + 22
}

function drawParty(sheet: Sheet, role: string, name: string, x: number, y: number, facts: string[]): number {
  let end = y
  const put = (type: string, lines: Line[]) => {
    if (lines.length === 0) return
    sheet.open(sheet.root, type).add(() => {
      end = sheet.write(lines, x, end)
    })
  }
  put('H2', sheet.lines(role, looks.small, width))
  put('P', sheet.lines(name, looks.strong, width))
  for (const fact of facts) put('P', sheet.lines(fact, looks.quiet, width))
  return end
}
