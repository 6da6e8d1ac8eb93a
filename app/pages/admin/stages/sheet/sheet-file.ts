import { drawCampSheet } from '#app/documents/draw.server.ts'
import { readCampSheet } from '#app/domain/camps/sheet/sheet-store.server.ts'
import { sheetCells, sheetHeads } from '#app/domain/camps/sheet/words.ts'
import { dayInParis } from '#app/domain/shared/dates/french-dates.ts'
import { forThisVisitor } from '#app/http/headers.ts'
import { csvFile } from '../../frame/csv-file.server.ts'
import { pdfFile } from '../../frame/pdf-file.server.ts'
import { readCoach } from '../../frame/read-coach.server.ts'
import { campAsked } from '../camp-asked.server.ts'
import type { Route } from './+types/sheet-file.ts'
import { offlineSheet } from './offline-sheet.ts'

/** Who comes to a camp: a table, a sheet to print, or a page to keep on a telephone. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { services } = await readCoach(context)
  const camp = await campAsked(services, request)
  const lines = await readCampSheet(services.database, camp.slug)
  const { pathname } = new URL(request.url)
  const name = `stage-${camp.slug.replaceAll('/', '-')}`
  if (pathname.endsWith('.csv')) return csvFile(`${name}.csv`, sheetHeads, lines.map(sheetCells))
  if (pathname.endsWith('.html'))
    return new Response(offlineSheet(camp, lines), {
      headers: {
        ...forThisVisitor,
        'content-type': 'text/html; charset=utf-8',
        'content-disposition': `attachment; filename="${name}.html"`,
      },
    })
  const drawnOn = dayInParis(services.clock.now())
  return pdfFile(`${name}.pdf`, () => drawCampSheet({ ...camp, lines, drawnOn }))
}
