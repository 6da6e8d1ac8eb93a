import type { RouterContextProvider } from 'react-router'
import { requestContext } from '#app/http/context.ts'
import { rateLimit, visitorKey } from '#app/http/rate-limit.server.ts'
import { forThisVisitor } from '#app/http/visitor-headers.ts'
import { readToolQuery } from '#app/pages/tools/tool-query.ts'
import { answerRunningPace, runningPaceFields, type RunningPaceAnswer } from '../../running-pace-answer.ts'
import { bandFiles, savedName, type BandFile } from '../band-files.ts'
import { refuseFile, whyNoBand } from './refuse-band.ts'

// Drawn for each who asks: a club behind one address may take its bands, nobody may keep the server drawing.
const visitorLimit = rateLimit({ points: 40, seconds: 60 })

type Asked = { context: Readonly<RouterContextProvider>; url: URL }

/** The file that `make` makes of the address's query; without one (it makes nothing), the sentence that says why. */
export async function sendFile(
  { context, url }: Asked,
  file: BandFile,
  make: (answer: RunningPaceAnswer) => Promise<Uint8Array | string | undefined>,
): Promise<Response> {
  const wait = await visitorLimit.take(visitorKey(context.get(requestContext).address))
  if (wait > 0)
    return refuseFile(429, `Trop de fichiers demandés : réessayez dans ${wait} s.`, {
      'retry-after': String(wait),
    })
  const answer = answerRunningPace(readToolQuery(url.searchParams, runningPaceFields))
  const made = await make(answer)
  if (made === undefined || !answer.run) return refuseFile(422, whyNoBand(answer))
  return new Response(typeof made === 'string' ? made : new Uint8Array(made), {
    headers: {
      ...forThisVisitor,
      'content-type': bandFiles[file],
      'content-disposition': `attachment; filename="${savedName(file, answer.run)}"`,
    },
  })
}
