import { drawHandOver } from '#app/documents/draw.server.ts'
import { dayInParis } from '#app/domain/shared/dates/french-dates.ts'
import { formatEuros } from '#app/domain/shared/money.ts'
import { csvFile } from '../../frame/csv-file.server.ts'
import { pdfFile } from '../../frame/pdf-file.server.ts'
import { readCoach } from '../../frame/read-coach.server.ts'
import type { Route } from './+types/hand-over-file.ts'
import { piecesInWords, readHandOver } from './read-hand-over.server.ts'

const heads = ['Nom', 'Commande', 'Articles', 'À encaisser (€)', 'Remise']

/** The list of the hand-over: a table, or a sheet to print whose boxes are what is left to hand over. */
export async function loader({ request, context, url }: Route.LoaderArgs) {
  const asking = await readCoach(context)
  const { orders, collective } = await readHandOver(request, asking, url.searchParams)
  const lines = orders.map((order) => ({
    name: `${order.firstName} ${order.lastName}`.trim(),
    number: order.number,
    pieces: piecesInWords(order),
    dueCents: order.money === 'unpaid' ? order.totalCents : 0,
    isDone: order.stage === 'received',
  }))
  if (url.pathname.endsWith('.csv')) {
    const rows = lines.map(({ name, number, pieces, dueCents, isDone }) => [
      name,
      number,
      pieces.join(', '),
      dueCents === 0 ? '' : dueCents / 100,
      isDone ? 'oui' : '',
    ])
    return csvFile('remise.csv', heads, rows)
  }
  return pdfFile('remise.pdf', () =>
    drawHandOver({
      product: collective?.name,
      drawnOn: dayInParis(asking.services.clock.now()),
      lines: lines
        .filter(({ isDone }) => !isDone)
        .map(({ dueCents, ...line }) => ({
          ...line,
          money: dueCents === 0 ? undefined : `${formatEuros(dueCents)} à encaisser`,
        })),
    }),
  )
}
