import { useState } from 'react'
import { data, Form, href, Link, redirect, useSubmit } from 'react-router'
import { documentId, isCollectionName, placeOfId } from '#app/domain/content-edits/documents.ts'
import { isOpenPlace } from '#app/domain/content-edits/places/new-document.ts'
import { neighboursOf, orderDocument } from '#app/domain/content-edits/store.server.ts'
import { textOf } from '#app/domain/shared/forms/form-fields.ts'
import { requestContext } from '#app/http/context.ts'
import { forThisVisitor, noStore } from '#app/http/headers.ts'
import { pageNotFound } from '#app/http/page-not-found.ts'
import { readForm } from '#app/http/read-form.server.ts'
import { hiddenMeta } from '#app/seo/page-meta.ts'
import { sendOrKeep } from '#app/ui/blocks/forms/connection.ts'
import { ProblemNote } from '#app/ui/blocks/forms/problem-note.tsx'
import { Button } from '#app/ui/kit/button.tsx'
import { Card } from '#app/ui/kit/card.tsx'
import { Icon } from '#app/ui/kit/icon.tsx'
import { useIsLive } from '#app/ui/kit/use-is-live.ts'
import { useActAnswer } from '../../frame/acts/use-act-answer.ts'
import { AdminHead } from '../../frame/admin-head.tsx'
import { readCoach } from '../../frame/read-coach.server.ts'
import { documentAt } from '../read-text.server.ts'
import type { Route } from './+types/order.ts'
import { useDragOrder } from './use-drag-order.ts'

export const meta = hiddenMeta('L’ordre des textes', 'Monter ou descendre un texte dans sa rubrique.')

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { services } = await readCoach(context)
  const place = await documentAt(request, services, params.document)
  if (place.collection !== 'espaceAthlete' || !isOpenPlace(place)) throw pageNotFound(request)
  const rows = (await neighboursOf(services, place)).map(({ document, title }) => ({
    id: documentId(document),
    title,
  }))
  return data({ id: params.document, title: place.title, rows }, { headers: noStore })
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const { services, actor } = await readCoach(context)
  const form = await readForm(request)
  const moved = placeOfId(textOf(form, 'texte'))
  if (!isCollectionName(moved.collection) || moved.collection !== 'espaceAthlete') throw pageNotFound(request)
  const dragged = textOf(form, 'pas')
  const pressed = textOf(form, 'sens') === 'monter' ? -1 : 1
  const step = /^-?\d{1,3}$/.test(dragged) ? Number(dragged) : pressed
  const ordered = await orderDocument(services, { ...moved, step, actor })
  if (!ordered.ok) {
    const { id: attempt } = context.get(requestContext)
    return data({ attempt, problem: ordered.message }, { status: 409, headers: forThisVisitor })
  }
  // The name of the document in the address may have changed with its number.
  const [id = params.document] = ordered.names
    .filter(({ from }) => from === placeOfId(params.document).file)
    .map(({ to }) => documentId({ ...moved, file: to }))
  const page = href('/admin/textes/:document/ordre', { document: id })
  return redirect(`${page}?fait=${ordered.names.length === 0 ? 'rien' : 'texte-ordre'}`, {
    status: 303,
    headers: noStore,
  })
}

export function clientAction(sent: Route.ClientActionArgs) {
  return sendOrKeep(sent)
}

export default function TextOrder({ loaderData: { id, title, rows }, actionData }: Route.ComponentProps) {
  const { answer, problem } = useActAnswer(actionData)
  const isLive = useIsLive()
  const submit = useSubmit()
  // Until the site has answered, the row stands where it was let go.
  const [dropped, setDropped] = useState<{ rows: unknown; data: unknown; shown: typeof rows }>()
  const shown = dropped?.rows === rows && dropped.data === actionData ? dropped.shown : rows
  const { grip, styleOf, dragged } = useDragOrder((from, to) => {
    const row = shown[from]
    if (!row) return
    setDropped({ rows, data: actionData, shown: shown.toSpliced(from, 1).toSpliced(to, 0, row) })
    void submit({ texte: row.id, pas: String(to - from) }, { method: 'post', preventScrollReset: true })
  })
  return (
    <>
      <AdminHead
        back={{ to: href('/admin/textes/:document', { document: id }), label: title }}
        title="L’ordre de la rubrique"
        lead="Tel que la rubrique se lit. Les adresses ne changent pas."
      />
      <Card className="admin-form-card">
        {problem ? <ProblemNote key={answer?.attempt}>{problem}</ProblemNote> : null}
        <ol className="text-order">
          {shown.map((row, index) => (
            <li
              key={row.id}
              className="row"
              style={styleOf(index)}
              data-dragged={dragged === index || undefined}
            >
              <span className="text-grip" aria-hidden="true" data-live={isLive || undefined} {...grip(index)}>
                <Icon name="menu" size={20} />
              </span>
              <Link className="link tap" to={href('/admin/textes/:document', { document: row.id })}>
                {row.title}
              </Link>
              <Form method="post" className="row" preventScrollReset>
                <input type="hidden" name="texte" value={row.id} />
                {index === 0 ? null : <Step way="monter" label="Monter" title={row.title} />}
                {index === shown.length - 1 ? null : (
                  <Step way="descendre" label="Descendre" title={row.title} />
                )}
              </Form>
            </li>
          ))}
        </ol>
      </Card>
    </>
  )
}

function Step({ way, label, title }: { way: string; label: string; title: string }) {
  return (
    <Button type="submit" look="line" size="small" name="sens" value={way}>
      {label}
      <span className="vh"> {title}</span>
    </Button>
  )
}
