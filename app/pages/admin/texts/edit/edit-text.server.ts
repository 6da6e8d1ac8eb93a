import { data, href, redirect } from 'react-router'
import { mergeTexts, type Conflict } from '#app/domain/content-edits/compare/merge-texts.ts'
import { collectionLabels, documentId, pageOf } from '#app/domain/content-edits/documents.ts'
import { lineInBody, splitText } from '#app/domain/content-edits/form/document-text.ts'
import { fieldsOf } from '#app/domain/content-edits/form/fields.ts'
import { afterGesture } from '#app/domain/content-edits/form/list-gesture.ts'
import { viewsOf } from '#app/domain/content-edits/form/views.ts'
import {
  findRevision,
  listPages,
  nameOfEditor,
  reviseDocument,
} from '#app/domain/content-edits/store.server.ts'
import { formatInstant } from '#app/domain/shared/dates/french-instants.ts'
import { textOf } from '#app/domain/shared/forms/form-fields.ts'
import { requestContext, type Services } from '#app/http/context.ts'
import { forThisVisitor, noStore } from '#app/http/headers.ts'
import { readForm } from '#app/http/read-form.server.ts'
import type { ContentProblem } from '@allure/content-engine'
import { readCoach } from '../../frame/read-coach.server.ts'
import { documentAt, revisionIn, sentText } from '../read-text.server.ts'
import type { Route } from './+types/edit-text.ts'

type Document = Awaited<ReturnType<typeof documentAt>>

export async function loader({ request, context, params, url }: Route.LoaderArgs) {
  const { services } = await readCoach(context)
  const document = await documentAt(request, services, params.document)
  const text = document.text ?? document.fileText ?? ''
  const form = formOf(services, document, text, url.searchParams.has('brut'))
  return data(
    { ...(await factsOf(services, document)), form, pages: await listPages(services) },
    { headers: noStore },
  )
}

async function factsOf({ database, content }: Services, document: Document) {
  const { collection, file, title, text, edit } = document
  const { content: seen, row } = await content.preview(collection, file, text ?? document.fileText ?? '')
  seen?.close()
  const isShown = content.documents(collection).some((known) => known.file === file && known.id !== null)
  return {
    id: documentId(document),
    title,
    shelf: collectionLabels[collection],
    file,
    page: isShown && row ? pageOf(collection, row) : undefined,
    isHidden: text === null,
    canHide: !('schemas' in content.collections[collection]),
    isFromFile: edit === null,
    hasFile: document.fileText !== null,
    revision: edit?.id ?? null,
    saved: edit && { who: await nameOfEditor(database, edit.author), at: formatInstant(edit.createdAt) },
  }
}

/** A text as its form holds it; without `fields`, its header is for the coach to write by hand. */
function formOf({ content }: Services, { collection, file }: Document, text: string, isRaw: boolean) {
  const { header, body } = splitText(text, file)
  const fields = isRaw ? undefined : viewsOf(header, fieldsOf(content, collection, file))
  return { header, body, fields }
}

export type TextAnswer = {
  attempt: string
  /** The revision that the form is about, whatever has been saved since. */
  seen: number | null
  form: ReturnType<typeof formOf>
  problems: readonly { field?: string | undefined; line?: number | undefined; message: string }[]
  /** Somebody saved meanwhile: who and when; the form then holds both texts, and the next press is about theirs. */
  other?: {
    who: string | undefined
    at: string
    isHidden: boolean
    conflicts: readonly Conflict[]
  }
}

export const gestureName = 'geste'

export async function action({ request, context, params, url }: Route.ActionArgs) {
  const { services, actor } = await readCoach(context)
  const document = await documentAt(request, services, params.document)
  const { collection, file } = document
  const sent = await readForm(request)
  const text = sentText(request, services, params.document, sent)
  const basedOn = revisionIn(sent)
  const { id: attempt } = context.get(requestContext)
  const again = (shown: string, status: number, rest: Partial<TextAnswer> = {}) => {
    const form = formOf(services, document, shown, url.searchParams.has('brut'))
    return data<TextAnswer>(
      { attempt, seen: basedOn, form, problems: [], ...rest },
      { status, headers: forThisVisitor },
    )
  }
  const gesture = textOf(sent, gestureName)
  if (gesture) return again(withGesture(text, file, gesture), 200)
  const page = href('/admin/textes/:document', { document: documentId(document) })
  const leave = (done: string) => redirect(`${page}?fait=${done}`, { status: 303, headers: noStore })
  if (text === document.text) return leave('texte-pareil')
  const outcome = await reviseDocument(services, { collection, file, text, author: actor.id, basedOn })
  if (outcome.outcome === 'saved') return leave('texte-enregistre')
  if (outcome.outcome === 'refused')
    return again(text, 422, { problems: located(text, file, outcome.problems) })
  const base = (await textAt(services, basedOn)) ?? document.fileText ?? ''
  const { merged, ...rest } = await withOther(
    services,
    await documentAt(request, services, params.document),
    base,
    text,
  )
  return again(merged, 409, rest)
}

async function textAt({ database }: Services, revision: number | null) {
  return revision === null ? undefined : (await findRevision(database, revision))?.text
}

function withGesture(text: string, file: string, gesture: string): string {
  const { header } = splitText(text, file)
  return text.replace(header, () => afterGesture(header, gesture).replace(/\n$/, ''))
}

function located(text: string, file: string, problems: readonly ContentProblem[]) {
  return problems.map(({ field, line, message }) => ({ field, line: lineInBody(text, file, line), message }))
}

async function withOther(services: Services, { edit, file, text }: Document, base: string, mine: string) {
  const merged = text === null ? { text: mine, conflicts: [] } : mergeTexts(base, mine, text, file)
  const other = {
    who: await nameOfEditor(services.database, edit?.author ?? null),
    at: formatInstant(edit?.createdAt ?? services.clock.now()),
    isHidden: text === null,
    conflicts: merged.conflicts,
  }
  return { merged: merged.text, seen: edit?.id ?? null, other }
}
