import { data, href, redirect } from 'react-router'
import { wordDifferences } from '#app/domain/content-edits/compare/word-differences.ts'
import { documentId } from '#app/domain/content-edits/documents.ts'
import { findRevision, nameOfEditor, restoreRevision } from '#app/domain/content-edits/store.server.ts'
import { formatInstant } from '#app/domain/shared/dates/french-instants.ts'
import { requestContext } from '#app/http/context.ts'
import { forThisVisitor, noStore } from '#app/http/headers.ts'
import { pageNotFound } from '#app/http/page-not-found.ts'
import { readForm } from '#app/http/read-form.server.ts'
import { readCoach } from '../../frame/read-coach.server.ts'
import { documentAt, seenIn, seenNow } from '../read-text.server.ts'
import type { Route } from './+types/version.ts'

async function versionAt({ request, context, params }: Route.LoaderArgs | Route.ActionArgs) {
  const asking = await readCoach(context)
  const document = await documentAt(request, asking.services, params.document)
  const revision = await findRevision(asking.services.database, Number(params.version))
  if (revision?.collection !== document.collection || revision.file !== document.file)
    throw pageNotFound(request)
  return { ...asking, document, revision }
}

export async function loader(asked: Route.LoaderArgs) {
  const { services, document, revision } = await versionAt(asked)
  const { kind, text, author, createdAt } = revision
  const draft = kind === 'drafted' ? document.draft : null
  return data(
    {
      id: documentId(document),
      kind,
      at: formatInstant(createdAt),
      who: await nameOfEditor(services.database, author),
      seen: seenNow(document),
      isInForce: document.edit?.id === revision.id,
      isDraftNow: draft?.id === revision.id,
      hasOtherDraft: draft !== null && draft.id !== revision.id,
      publishAt: draft && document.plan?.publishAt ? formatInstant(document.plan.publishAt) : undefined,
      differences: text === null ? [] : wordDifferences(draft?.text ?? document.text ?? '', text),
    },
    { headers: noStore },
  )
}

export async function action(asked: Route.ActionArgs) {
  const { services, actor, document, revision } = await versionAt(asked)
  const { basedOn, fileSeen, draftSeen } = seenIn(await readForm(asked.request))
  const seen = revision.kind === 'drafted' ? { basedOn, fileSeen, draftSeen } : { basedOn }
  const restored = { revisionId: revision.id, author: actor.id, isOwn: true } as const
  const outcome = await restoreRevision(services, { ...restored, ...seen })
  if (outcome.outcome === 'saved') {
    const page = href('/admin/textes/:document', { document: documentId(document) })
    return redirect(`${page}?fait=${revision.kind === 'drafted' ? 'texte-brouillon' : 'texte-version'}`, {
      status: 303,
      headers: noStore,
    })
  }
  const { id: attempt } = asked.context.get(requestContext)
  const problem =
    outcome.outcome === 'refused'
      ? `Cette version ne peut plus être montrée\u00a0: ${outcome.problems.map(({ message }) => message).join('\u202f; ')}.`
      : 'Quelqu’un a enregistré ce texte entre-temps\u00a0: relisez les différences, puis recommencez.'
  return data({ attempt, problem }, { status: 409, headers: forThisVisitor })
}
