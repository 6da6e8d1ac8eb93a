import { data, href, redirect } from 'react-router'
import { endThirdParty, listThirdParties } from '#app/domain/accounts/third-parties-store.server.ts'
import { noStore } from '#app/http/headers.ts'
import { pageNotFound } from '#app/http/page-not-found.ts'
import { hiddenMeta } from '#app/seo/page-meta.ts'
import { sendOrKeep } from '#app/ui/blocks/forms/connection.ts'
import { ActCard } from '../../frame/acts/act-card.tsx'
import { AdminHead } from '../../frame/admin-head.tsx'
import { readCoach } from '../../frame/read-coach.server.ts'
import type { Route } from './+types/end-application.ts'

export const meta = hiddenMeta('Retirer une application', 'Ce qui va se passer.')

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { services } = await readCoach(context)
  const application = (await listThirdParties(services)).find(({ id }) => id === params.application)
  if (!application) throw pageNotFound(request)
  return data({ name: application.name }, { headers: noStore })
}

export async function action({ context, params }: Route.ActionArgs) {
  const { services, actor } = await readCoach(context)
  const name = await endThirdParty(services, params.application, actor)
  const done = name === undefined ? 'rien' : 'application-retiree'
  return redirect(`${href('/admin/athletes/applications')}?fait=${done}`, { status: 303 })
}

export function clientAction(sent: Route.ClientActionArgs) {
  return sendOrKeep(sent)
}

export default function EndApplication({ loaderData: { name } }: Route.ComponentProps) {
  const back = href('/admin/athletes/applications')
  return (
    <>
      <AdminHead back={{ to: back, label: 'Applications' }} title={`Retirer ${name}\u202f?`} />
      <ActCard
        label="Retirer l’application"
        isDanger
        back={back}
        consequences={[
          'Elle perd dès maintenant tous les accès que des personnes lui ont donnés.',
          'Les personnes n’en sont pas prévenues ; leur compte et leurs données ne changent pas.',
          'Pour revenir, il faudra l’ajouter de nouveau, et qu’elles l’acceptent de nouveau.',
        ]}
      />
    </>
  )
}
