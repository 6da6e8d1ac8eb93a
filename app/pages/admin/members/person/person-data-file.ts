import { exportForClub } from '#app/domain/account-data/store.server.ts'
import { forThisVisitor } from '#app/http/headers.ts'
import { readCoach } from '../../frame/read-coach.server.ts'
import type { Route } from './+types/person-data-file.ts'
import { personAt } from './person-at.server.ts'

export async function action({ request, context, params }: Route.ActionArgs) {
  const asking = await readCoach(context)
  const { services, actor } = asking
  const { person, name } = await personAt(request, asking, params.member)
  const held = await exportForClub(services, { person, name, actor }, services.auth)
  const file = { etabliLe: services.clock.now(), par: actor.name, ...held }
  return new Response(JSON.stringify(file, undefined, 2), {
    headers: {
      ...forThisVisitor,
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': 'attachment; filename="donnees.json"',
    },
  })
}
