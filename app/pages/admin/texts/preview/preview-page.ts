import { isDocumentPlace, placeOfId } from '#app/domain/content-edits/documents.ts'
import { lineInBody } from '#app/domain/content-edits/form/document-text.ts'
import { documentProblems } from '#app/domain/content-edits/store.server.ts'
import { textOf } from '#app/domain/shared/forms/form-fields.ts'
import { drawPageContext } from '#app/http/context.ts'
import { noStore } from '#app/http/headers.ts'
import { pageNotFound } from '#app/http/page-not-found.ts'
import { drawPreview, wholePage } from '#app/http/page/draw-draft.server.ts'
import { readForm } from '#app/http/read-form.server.ts'
import { readCoach } from '../../frame/read-coach.server.ts'
import { sentText } from '../read-text.server.ts'
import type { Route } from './+types/preview-page.ts'

export function loader({ request }: Route.LoaderArgs) {
  throw pageNotFound(request)
}

/** The page of the text that a form holds, unsaved; asked for as JSON, with everything that is wrong with it. */
export async function action({ request, context }: Route.ActionArgs) {
  const { services } = await readCoach(context)
  const form = await readForm(request)
  const id = textOf(form, 'document')
  const place = placeOfId(id)
  if (!isDocumentPlace(place)) throw pageNotFound(request)
  const { collection, file } = place
  const text = sentText(request, services, id, form)
  const drawing = { content: services.content, drawPage: context.get(drawPageContext) }
  const preview = await drawPreview(drawing, { collection, file, text })
  if (!request.headers.get('accept')?.includes('application/json')) return wholePage(preview, unsaved)
  const problems = await documentProblems(services, { collection, file, text })
  const located = problems.map(({ field, line, message }) => ({
    field,
    message,
    line: lineInBody(text, file, line),
  }))
  return Response.json(
    { html: preview.html, reason: preview.reason, problems: located },
    { headers: noStore },
  )
}

const unsaved = 'Aperçu\u00a0: rien n’est enregistré. Fermez cet onglet pour revenir au texte.'
