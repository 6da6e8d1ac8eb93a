import { data, href, redirect } from 'react-router'
import { encode } from 'uqr'
import { z } from 'zod'
import { closeCode, decideRequest, listRequests, readCode } from '#app/domain/joining/store.server.ts'
import { formatHour, timeInParis } from '#app/domain/shared/dates/french-dates.ts'
import { textFields } from '#app/domain/shared/forms/form-fields.ts'
import { nameOfPerson } from '#app/domain/shared/people/person-name.ts'
import { requestContext } from '#app/http/context.ts'
import { forThisVisitor, noStore } from '#app/http/headers.ts'
import { pageNotFound } from '#app/http/page-not-found.ts'
import { readForm } from '#app/http/read-form.server.ts'
import { readCoach } from '../../frame/read-coach.server.ts'
import type { Route } from './+types/code.ts'

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { services } = await readCoach(context)
  const id = z.uuid().safeParse(params.code)
  const code = id.success ? await readCode(services, id.data) : undefined
  if (!code) throw pageNotFound(request)
  const requests = await listRequests(services, code.id)
  const address = `${services.siteUrl}${href('/rejoindre/:code', { code: code.code })}`
  return data(
    {
      id: code.id,
      groups: code.groups,
      isOpen: code.endsAt > services.clock.now(),
      until: formatHour(timeInParis(code.endsAt)),
      address,
      squares: squaresOf(address),
      requests: requests.map(({ id: of, email, decision, decidedBy, ...names }) => ({
        id: of,
        name: nameOfPerson({ ...names, email }),
        email,
        said:
          decision && `${decision === 'confirmed' ? 'Confirmée' : 'Refusée'} par ${decidedBy ?? 'le club'}`,
      })),
    },
    { headers: noStore },
  )
}

/** The dark squares of the code as one path, and how many stand in a row. */
function squaresOf(address: string) {
  const { data: rows, size } = encode(address, { border: 2 })
  const path = rows
    .flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join('')
  return { size, path }
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const { services, actor } = await readCoach(context)
  const { acte: act, demande } = textFields(await readForm(request), ['acte', 'demande'])
  const page = href('/admin/athletes/entrainement/:code', { code: params.code })
  const { id: attempt } = context.get(requestContext)
  const id = z.uuid().safeParse(act === 'fermer' ? params.code : demande)
  if (!id.success) throw pageNotFound(request)
  if (act === 'fermer') {
    const isClosed = await closeCode(services, { id: id.data, actor })
    return redirect(`${page}?fait=${isClosed ? 'code-ferme' : 'rien'}`, { status: 303 })
  }
  const decision = act === 'refuser' ? 'refused' : 'confirmed'
  const decided = await decideRequest(services, { id: id.data, decision, actor })
  if (decided.outcome === 'unknown') throw pageNotFound(request)
  if (decided.outcome === 'late') {
    const what = decided.decision === 'confirmed' ? 'confirmée' : 'refusée'
    const problem = `Cette demande est déjà ${what}, par ${decided.by}.`
    return data({ attempt, problem }, { status: 409, headers: forThisVisitor })
  }
  const done = {
    confirmed: decided.outcome === 'done' ? 'demande-confirmee' : 'demande-connue',
    refused: 'demande-refusee',
  }[decision]
  return redirect(`${page}?fait=${done}`, { status: 303 })
}
