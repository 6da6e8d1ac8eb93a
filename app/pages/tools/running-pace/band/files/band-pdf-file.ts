import { bandOfAnswer } from '../band-of-answer.ts'
import { drawBand } from '../draw-band.ts'
import { sayBand } from '../say-band.ts'
import type { Route } from './+types/band-pdf-file.ts'
import { sendFile } from './send-file.server.ts'

/** `bracelet.pdf`: the band to print, on a sheet of its own. */
export function loader(asked: Route.LoaderArgs): Promise<Response> {
  return sendFile(asked, 'bracelet.pdf', async (answer) => {
    const band = bandOfAnswer(answer)
    if (!band) return undefined
    const { bandPdf } = await import('./band-pdf.server.ts')
    return bandPdf(drawBand(band, { tenths: answer.hasTenths }), sayBand(band))
  })
}
