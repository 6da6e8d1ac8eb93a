import { data, href, redirect } from 'react-router'
import { documentId } from '#app/domain/content-edits/documents.ts'
import { forgetEdit, hideDocument } from '#app/domain/content-edits/store.server.ts'
import { requestContext } from '#app/http/context.ts'
import { forThisVisitor, noStore } from '#app/http/headers.ts'
import { pageNotFound } from '#app/http/page-not-found.ts'
import { readCoach } from '../../frame/read-coach.server.ts'
import { documentAt } from '../read-text.server.ts'
import type { Route } from './+types/text-act.ts'
import { isAct } from './acts.ts'

const verbs = { masquer: hideDocument, fichier: forgetEdit }

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { services } = await readCoach(context)
  const document = await documentAt(request, services, params.document)
  if (!isAct(params.act)) throw pageNotFound(request)
  return data({ act: params.act, id: documentId(document), title: document.title }, { headers: noStore })
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const { services, actor } = await readCoach(context)
  const { collection, file } = await documentAt(request, services, params.document)
  if (!isAct(params.act)) throw pageNotFound(request)
  const outcome = await verbs[params.act](services, { collection, file, author: actor.id })
  const page = href('/admin/textes/:document', { document: params.document })
  if (outcome.outcome !== 'refused') {
    const done = outcome.outcome === 'saved' ? `texte-${params.act}` : 'rien'
    return redirect(`${page}?fait=${done}`, { status: 303, headers: noStore })
  }
  const problem = outcome.problems.map(({ message }) => message).join(' ')
  const { id: attempt } = context.get(requestContext)
  return data({ attempt, problem }, { status: 409, headers: forThisVisitor })
}
