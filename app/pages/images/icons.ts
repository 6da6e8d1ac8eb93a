import { requestContext, servicesContext } from '#app/http/context.ts'
import { rateLimit, visitorKey } from '#app/http/rate-limit.server.ts'
import { isIconWord, longestIconAddress } from '@allure/content-engine/icons/draw'
import type { Route } from './+types/icons.ts'

const oneWeek = 604_800

// What asks another site on a visitor's behalf: nobody may make us ask it without end.
const elsewhereLimit = rateLimit({ name: 'icons', points: 60, seconds: 60 })

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const address = url.pathname + url.search
  if (address.length > longestIconAddress)
    return refusal(414, `The address is longer than ${longestIconAddress} characters.`)
  const set = params.file.endsWith('.json') ? params.file.slice(0, -5) : ''
  if (!isIconWord(set)) return refusal(400, 'A set is lower case words joined by hyphens, then .json.')
  const names = url.searchParams.get('icons')?.split(',') ?? []
  if (names.length === 0 || !names.every(isIconWord))
    return refusal(400, 'icons holds names joined by commas, each lower case words joined by hyphens.')

  const services = context.get(servicesContext)
  const { icons } = services
  if (icons.isElsewhere(set)) {
    const wait = await elsewhereLimit(services).take(visitorKey(context.get(requestContext).address))
    if (wait > 0) return refusal(429, 'Too many icons asked for.', { 'retry-after': String(wait) })
  }
  const answer = await icons.find(set, names)
  if (answer.kind === 'absent') return refusal(404, 'No such set.')
  if (answer.kind === 'unreachable') return refusal(502, 'The icon service does not answer.')
  return Response.json(answer.icons, {
    headers: {
      'cache-control': `public, max-age=${oneWeek}`,
      'no-vary-search': 'params, except=("icons")',
    },
  })
}

function refusal(status: number, error: string, headers: Record<string, string> = {}): Response {
  return Response.json({ error }, { status, headers: { 'cache-control': 'no-store', ...headers } })
}
