import type { LoaderFunctionArgs } from 'react-router'
import { requestContext, servicesContext } from '#app/http/context.ts'
import { forThisVisitor } from '#app/http/headers.ts'
import { inTurn } from '#app/http/limits/in-turn.server.ts'
import { rateLimit, visitorKey } from '#app/http/rate-limit.server.ts'
import { readToolQuery } from '../../../tool-query.ts'
import { answerRunningPace, type RunningPaceAnswer } from '../../running-pace-answer.ts'
import { runningPaceFields } from '../../running-pace-fields.ts'
import { drawBand } from '../draw-band.ts'
import { bandOfAnswer, sayBand } from '../pace-band.ts'
import { bandFiles, savedName, whyNoBand, type BandFile, passagesCsv } from './band-files.ts'

// Drawn for each who asks: a club behind one address may take its bands, nobody may keep the server drawing.
const visitorLimit = rateLimit({ name: 'band-files', points: 40, seconds: 60 })

export async function loader({ context, url }: LoaderFunctionArgs): Promise<Response> {
  const { address } = context.get(requestContext)
  const wait = await visitorLimit(context.get(servicesContext)).take(visitorKey(address))
  if (wait > 0)
    return refuse(429, `Trop de fichiers demandés : réessayez dans ${wait} s.`, { 'retry-after': `${wait}` })
  const { pathname, searchParams } = url
  const file = (Object.keys(bandFiles) as BandFile[]).find((name) => pathname.endsWith(`/${name}`))
  const answer = answerRunningPace(readToolQuery(searchParams, runningPaceFields))
  const made = file && (await makers[file](answer))
  if (file === undefined || made === undefined || !answer.run) return refuse(422, whyNoBand(answer))
  return new Response(typeof made === 'string' ? made : new Uint8Array(made), {
    headers: {
      ...forThisVisitor,
      'content-type': bandFiles[file],
      'content-disposition': `attachment; filename="${savedName(file, answer.run)}"`,
    },
  })
}

const makers: Record<BandFile, (answer: RunningPaceAnswer) => Promise<Uint8Array | string | undefined>> = {
  'bracelet.pdf': async (answer) => {
    const band = bandOfAnswer(answer)
    if (!band) return undefined
    const { bandPdf } = await import('./band-pdf.server.ts')
    return inTurn(() => bandPdf(drawBand(band, { tenths: answer.hasTenths }), sayBand(band)))
  },
  'bracelet.png': async (answer) => {
    const { drawLockScreen, mostRows } = await import('./lock-screen.server.ts')
    const band = bandOfAnswer(answer, mostRows)
    return band && inTurn(() => drawLockScreen(band, { tenths: answer.hasTenths }))
  },
  'passages.csv': async ({ splits, unit, hasTenths: tenths }) =>
    splits && passagesCsv(splits, { unit, tenths }),
}

/** A refusal that a person reads in the window the file would have come from. */
function refuse(status: 422 | 429, sentence: string, headers: Record<string, string> = {}): Response {
  return new Response(`${sentence}\n`, {
    status,
    headers: { ...forThisVisitor, 'content-type': 'text/plain; charset=utf-8', ...headers },
  })
}
