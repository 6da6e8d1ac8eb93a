import { data, Form, href, redirect } from 'react-router'
import { z } from 'zod'
import { sendingStates } from '#app/domain/sendings/rules.ts'
import { readSending, turnSending } from '#app/domain/sendings/store.server.ts'
import { formatInstant } from '#app/domain/shared/dates/french-instants.ts'
import { textOf } from '#app/domain/shared/forms/form-fields.ts'
import { nameOfPerson } from '#app/domain/shared/people/person-name.ts'
import { noStore } from '#app/http/headers.ts'
import { pageNotFound } from '#app/http/page-not-found.ts'
import { readForm } from '#app/http/read-form.server.ts'
import { hiddenMeta } from '#app/seo/page-meta.ts'
import { useAskAgain } from '#app/ui/blocks/ask-again.ts'
import { sendOrKeep } from '#app/ui/blocks/forms/connection.ts'
import { Badge } from '#app/ui/kit/badge.tsx'
import { Button } from '#app/ui/kit/button.tsx'
import { Pagination } from '#app/ui/kit/lists/pagination.tsx'
import { AdminHead } from '../../frame/admin-head.tsx'
import { readCoach } from '../../frame/read-coach.server.ts'
import { readList } from '../../frame/read-list.server.ts'
import type { Route } from './+types/sending.ts'
import { progressWords, stateTones, statesInWords, titleOfSending } from './sending-words.ts'

export const meta = hiddenMeta('Envoi à plusieurs', 'Où en est un envoi.')

export async function loader({ request, context, params, url }: Route.LoaderArgs) {
  const { services } = await readCoach(context)
  const { page, perPage } = readList(url, { perPage: 50 })
  const id = z.uuid().safeParse(params.sending)
  const found = id.success ? await readSending(services, { id: id.data, page, perPage }) : undefined
  if (!found) throw pageNotFound(request)
  const { sending, lines, total } = found
  return data(
    {
      id: sending.id,
      title: titleOfSending(sending),
      by: `${sending.actorName}, ${formatInstant(sending.createdAt)}`,
      text: sending.text,
      ofState: sending.ofState,
      lines: lines.map(({ email, state, problem, ...names }) => ({
        email,
        state,
        problem,
        name: nameOfPerson({ ...names, email }),
      })),
      page,
      pages: Math.ceil(total / perPage),
    },
    { headers: noStore },
  )
}

export async function action({ context, request, params }: Route.ActionArgs) {
  const { services, actor } = await readCoach(context)
  const from = textOf(await readForm(request), 'acte') === 'reprendre' ? 'failed' : 'waiting'
  const turned = await turnSending(services, { id: z.uuid().parse(params.sending), from, actor })
  const done = turned === 0 ? 'rien' : from === 'failed' ? 'envoi-repris' : 'envoi-arrete'
  return redirect(`${href('/admin/athletes/en-nombre/:sending', params)}?fait=${done}`, { status: 303 })
}

export function clientAction(sent: Route.ClientActionArgs) {
  return sendOrKeep(sent)
}

const pause = 3000

export default function SendingPage({ loaderData }: Route.ComponentProps) {
  const { id, title, by, text, ofState, lines, page, pages } = loaderData
  const total = Object.values(ofState).reduce((sum, number) => sum + number, 0)
  const waiting = ofState.waiting ?? 0
  useAskAgain(waiting > 0, pause)
  const path = href('/admin/athletes/en-nombre/:sending', { sending: id })
  return (
    <>
      <AdminHead
        back={{ to: href('/admin/athletes/en-nombre'), label: 'En nombre' }}
        title={title}
        lead={by}
      />
      <div className="sending-progress stack" aria-live="polite">
        <p>
          <b>{progressWords(ofState)}.</b> <span className="muted">{statesInWords(ofState)}.</span>
        </p>
        <progress max={total} value={total - waiting} aria-label="Avancement" />
      </div>
      <Form method="post" action={path} className="people-rooms row chips">
        {waiting > 0 ? (
          <Button type="submit" name="acte" value="arreter" look="line" size="small">
            Arrêter ce qui n’est pas parti
          </Button>
        ) : null}
        {ofState.failed ? (
          <Button type="submit" name="acte" value="reprendre" look="line" size="small">
            Reprendre ce qui est en échec
          </Button>
        ) : null}
      </Form>
      {text ? <p className="sending-text">{text}</p> : null}
      <ul className="admin-list" aria-label="Personnes">
        {lines.map(({ email, name, state, problem }) => (
          <li key={email} className="admin-line row">
            <span className="admin-line-text">
              <b>{name}</b>
              <small className="muted">{name === email ? '' : email}</small>
              {problem ? <small>{problem}</small> : null}
            </span>
            <span className="admin-line-end smaller">
              <Badge tone={stateTones[state]}>{sendingStates[state]}</Badge>
            </span>
          </li>
        ))}
      </ul>
      <Pagination
        page={page}
        total={pages}
        hrefOf={(one) => `${path}?page=${one}`}
        label="Pages de l’envoi"
      />
    </>
  )
}
