import { readArea } from '#app/domain/articles/store.server.ts'
import { keepPlace, openArticle } from '#app/domain/reading/store.server.ts'
import { viewerOf } from '#app/domain/shared/viewer.ts'
import { servicesContext, visitorContext } from '#app/http/context.ts'
import { noStore } from '#app/http/headers.ts'
import { rateLimit } from '#app/http/rate-limit.server.ts'
import { readForm } from '#app/http/read-form.server.ts'
import type { Route } from './+types/keep-place.ts'

const memberLimit = rateLimit({ name: 'keep-place', points: 300, seconds: 600 })

export { loader } from '../only-sent.ts'

export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext)
  const visitor = context.get(visitorContext)
  const form = await readForm(request)
  const path = form.get('article')?.toString() ?? ''
  const member = await visitor.activeMember()
  const area = member && (await readArea(services, viewerOf(member)))
  if (!member || !area?.article(path)) return answer(404)
  const memberId = member.userId
  if ((await memberLimit(services).take(memberId)) > 0) return answer(429)
  const heading = form.get('titre')?.toString() ?? ''
  if (heading === '') await openArticle(services, { memberId, path })
  else await keepPlace(services, { memberId, path, heading })
  return answer(204)
}

function answer(status: number): Response {
  return new Response(null, { status, headers: noStore })
}
