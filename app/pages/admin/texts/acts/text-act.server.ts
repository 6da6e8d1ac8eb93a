import { data, href, redirect } from 'react-router'
import { documentId } from '#app/domain/content-edits/documents.ts'
import { isOpenCollection, isOpenPlace } from '#app/domain/content-edits/places/new-document.ts'
import {
  archiveDocument,
  copyDocument,
  dropDraft,
  forgetEdit,
  hideDocument,
  readDocument,
} from '#app/domain/content-edits/store.server.ts'
import { requestContext } from '#app/http/context.ts'
import { forThisVisitor, noStore } from '#app/http/headers.ts'
import { pageNotFound } from '#app/http/page-not-found.ts'
import { readForm } from '#app/http/read-form.server.ts'
import { fromFile, hiddenBy, shownBefore } from '../../frame/opposites.ts'
import { readCoach } from '../../frame/read-coach.server.ts'
import { documentAt, seenIn } from '../read-text.server.ts'
import type { Route } from './+types/text-act.ts'
import { isAct } from './acts.ts'

const verbs = { masquer: hideDocument, archiver: archiveDocument, fichier: forgetEdit }

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { services } = await readCoach(context)
  const document = await documentAt(request, services, params.document)
  if (!isAct(params.act)) throw pageNotFound(request)
  return data({ act: params.act, id: documentId(document), title: document.title }, { headers: noStore })
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const { services, actor } = await readCoach(context)
  const { collection, file, title, edit } = await documentAt(request, services, params.document)
  if (!isAct(params.act)) throw pageNotFound(request)
  const page = href('/admin/textes/:document', { document: params.document })
  if (params.act === 'abandonner') {
    const isNew = (await readDocument(services, { collection, file }))?.text === null
    const isDropped = await dropDraft(services, { collection, file, actor })
    const to = isNew ? href('/admin/textes') : page
    return redirect(`${to}?fait=${isDropped ? 'texte-abandonner' : 'rien'}`, {
      status: 303,
      headers: noStore,
    })
  }
  if (params.act === 'dupliquer') {
    if (!isOpenCollection(collection) || !isOpenPlace({ collection, file })) throw pageNotFound(request)
    const copied = await copyDocument(services, { collection, file, title, actor })
    if (!copied.ok) return refused(context, copied.message)
    const copy = href('/admin/textes/:document', { document: copied.id })
    return redirect(`${copy}?fait=texte-nouveau`, { status: 303, headers: noStore })
  }
  const form = await readForm(request)
  const basedOn = form.has('vu') ? seenIn(form).basedOn : undefined
  const outcome = await verbs[params.act](services, { collection, file, author: actor.id, basedOn })
  if (outcome.outcome === 'refused')
    return refused(context, outcome.problems.map(({ message }) => message).join(' '))
  if (outcome.outcome === 'conflict')
    return refused(context, 'Quelqu’un a enregistré ce texte entre-temps\u00a0: relisez-le d’abord.')
  const done = new URLSearchParams({ fait: 'rien' })
  if (outcome.outcome === 'saved') {
    done.set('fait', `texte-${params.act}`)
    if (params.act === 'masquer') {
      done.set(shownBefore, edit ? String(edit.id) : fromFile)
      done.set(hiddenBy, String(outcome.revision))
    }
  }
  return redirect(`${page}?${done}`, { status: 303, headers: noStore })
}

function refused(context: Route.ActionArgs['context'], problem: string) {
  const { id: attempt } = context.get(requestContext)
  return data({ attempt, problem }, { status: 409, headers: forThisVisitor })
}
