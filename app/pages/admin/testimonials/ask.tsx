import { data, Form, href, redirect } from 'react-router'
import { listMembers } from '#app/domain/members/store.server.ts'
import { textOf } from '#app/domain/shared/forms/form-fields.ts'
import { nameOfPerson } from '#app/domain/shared/people/person-name.ts'
import { askTestimonial } from '#app/domain/testimonials/store.server.ts'
import { noStore } from '#app/http/headers.ts'
import { pageNotFound } from '#app/http/page-not-found.ts'
import { readForm } from '#app/http/read-form.server.ts'
import { hiddenMeta } from '#app/seo/page-meta.ts'
import { sendOrKeep } from '#app/ui/blocks/forms/connection.ts'
import { Button } from '#app/ui/kit/button.tsx'
import { AdminHead } from '../frame/admin-head.tsx'
import { ListPage } from '../frame/list.tsx'
import { readCoach } from '../frame/read-coach.server.ts'
import { readList } from '../frame/read-list.server.ts'
import type { Route } from './+types/ask.ts'

export const meta = hiddenMeta('Demander un témoignage', 'À qui le demander.')

export async function loader({ context, url }: Route.LoaderArgs) {
  const { services } = await readCoach(context)
  const query = readList(url)
  const { members, total } = await listMembers(services.database, { ...query, status: 'active' })
  const lines = members.map((member) => ({
    id: member.userId,
    name: nameOfPerson(member),
    email: member.email,
  }))
  return data({ lines, total, query }, { headers: noStore })
}

const doneWords = { asked: 'temoignage-demande', again: 'temoignage-redemande', there: 'temoignage-la' }

export async function action({ request, context }: Route.ActionArgs) {
  const { services, actor, rights } = await readCoach(context)
  const form = await readForm(request)
  const memberId = textOf(form, 'personne')
  const isId = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(memberId)
  const asked = isId ? await askTestimonial(services, { memberId, actor }) : 'unknown'
  if (asked === 'unknown') throw pageNotFound(request)
  const isFromPerson = textOf(form, 'de') === 'personne' && rights.role === 'admin'
  const back = isFromPerson
    ? href('/admin/athletes/:member', { member: memberId })
    : href('/admin/temoignages')
  return redirect(`${back}?fait=${doneWords[asked]}`, { status: 303, headers: noStore })
}

export function clientAction(sent: Route.ClientActionArgs) {
  return sendOrKeep(sent)
}

export default function Ask({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <AdminHead
        back={{ to: href('/admin/temoignages'), label: 'Témoignages' }}
        title="Demander un témoignage"
        lead="Un e-mail part avec un lien personnel. La personne écrit, ou ne répond pas&nbsp;: c’est son choix."
      />
      <ListPage
        path={href('/admin/temoignages/demander')}
        {...loaderData}
        searched="Nom, e-mail ou groupe"
        label="Personnes"
        empty={{ title: 'Personne ici', text: 'Changez la recherche.' }}
        renderLine={({ id, name, email }) => (
          <div className="admin-line row">
            <span className="admin-line-text">
              <b>{name}</b>
              <small className="muted">{email}</small>
            </span>
            <Form method="post" className="admin-line-end">
              <input type="hidden" name="personne" value={id} />
              <Button type="submit" look="line" size="small">
                Demander<span className="vh"> à {name}</span>
              </Button>
            </Form>
          </div>
        )}
      />
    </>
  )
}
