import type { LoaderFunctionArgs } from 'react-router'
import { readClub } from '#app/domain/club/store.server.ts'
import { requestContext, servicesContext } from '#app/http/context.ts'
import { forThisVisitor } from '#app/http/headers.ts'
import { inTurn } from '#app/http/limits/in-turn.server.ts'
import { rateLimit, visitorKey } from '#app/http/rate-limit.server.ts'
import { lookOfQuery } from '../asked-look.server.ts'
import { readOwnLooks } from '../own-looks.server.ts'
import { sample } from '../sample.ts'
import { readStoryQuery, stayOf, storyParameters, unitOf } from '../story-query.ts'
import { handMadeOf, wrongHand } from '../typed-activity.ts'

const visitorLimit = rateLimit({ name: 'story-pictures', points: 60, seconds: 60 })

const ofSample = {
  'cache-control': 'public, max-age=3600, stale-while-revalidate=86400',
  'no-vary-search': `params, except=(${storyParameters.map((name) => `"${name}"`).join(' ')})`,
}

/** The picture of what is typed in the address; of the sample, the same for everybody, without anything. */
export async function loader({ context, url }: LoaderFunctionArgs): Promise<Response> {
  const services = context.get(servicesContext)
  const wait = await visitorLimit(services).take(visitorKey(context.get(requestContext).address))
  if (wait > 0)
    return refuse(429, `Trop d’images demandées\u00a0: réessayez dans ${wait}\u00a0s.`, {
      'retry-after': `${wait}`,
    })
  const query = readStoryQuery(url.searchParams)
  const hand = handMadeOf(query)
  const { look, wrong } = lookOfQuery(query, (await readOwnLooks(services.content)).palettes)
  const problem = wrong ?? (hand && wrongHand(query, hand))
  if (problem) return refuse(400, problem)
  const { shown } = await readClub(services.content)
  const { drawPicture, drawStay } = await import('./draw-picture.server.ts')
  const stay = stayOf(query)
  const picture = await inTurn(() =>
    stay
      ? drawStay(stay, look, shown.name)
      : drawPicture(hand?.activity ?? sample, look, { clubName: shown.name, unit: unitOf(query) }),
  )
  const headers = Object.keys(query).length === 0 ? ofSample : forThisVisitor
  return new Response(picture, { headers: { ...headers, 'content-type': 'image/png' } })
}

function refuse(status: 400 | 429, sentence: string, headers: Record<string, string> = {}): Response {
  return new Response(`${sentence}\n`, {
    status,
    headers: { ...forThisVisitor, 'content-type': 'text/plain; charset=utf-8', ...headers },
  })
}
