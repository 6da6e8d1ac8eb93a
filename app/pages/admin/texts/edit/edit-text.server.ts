import { data, href, redirect } from 'react-router'
import type { Conflict } from '#app/domain/content-edits/compare/merge-texts.ts'
import { collectionLabels, documentId, pageOf } from '#app/domain/content-edits/documents.ts'
import { joinedText, lineInBody, splitText } from '#app/domain/content-edits/form/document-text.ts'
import { fieldsOf } from '#app/domain/content-edits/form/fields.ts'
import { afterGesture } from '#app/domain/content-edits/form/list-gesture.ts'
import { viewsOf } from '#app/domain/content-edits/form/views.ts'
import { isOpenPlace } from '#app/domain/content-edits/places/new-document.ts'
import { publishedText } from '#app/domain/content-edits/published-text.ts'
import {
  draftDocument,
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
import { writingOf } from '../bar/pieces.ts'
import { afterPhotoGesture, photosForField } from '../photo/library.server.ts'
import { takePressedPhoto, type PhotoPicking } from '../photo/library.ts'
import { documentAt, seenIn, seenOf, sentText, type Seen } from '../read-text.server.ts'
import type { Route } from './+types/edit-text.ts'
import { afterConflictGesture } from './conflict-fields.ts'
import { withOther } from './with-other.server.ts'

type Document = Awaited<ReturnType<typeof documentAt>>

export async function loader({ request, context, params, url }: Route.LoaderArgs) {
  const { services, actor } = await readCoach(context)
  const document = await documentAt(request, services, params.document)
  const text = document.draft?.text ?? document.text ?? document.fileText ?? ''
  const form = formOf(services, document, text, url.searchParams.has('brut'))
  return data(
    { ...(await factsOf(services, document)), person: actor.id, form, pages: await listPages(services) },
    { headers: noStore },
  )
}

async function factsOf({ database, content }: Services, document: Document) {
  const { collection, file, title, text, edit, draft, plan } = document
  const { content: seen, row } = await content.preview(collection, file, text ?? document.fileText ?? '')
  seen?.close()
  const isShown = content.documents(collection).some((known) => known.file === file && known.id !== null)
  const isNeeded = 'schemas' in content.collections[collection]
  const saved = draft ?? edit
  return {
    id: documentId(document),
    title,
    shelf: collectionLabels[collection],
    file,
    page: isShown && row ? pageOf(collection, row) : undefined,
    isShown,
    isHidden: edit !== null && text === null,
    isArchived: edit?.kind === 'archived',
    canHide: !isNeeded,
    isOpen: isOpenPlace(document),
    isFromFile: edit === null,
    hasFile: document.fileText !== null,
    hasDraft: draft !== null,
    publishAt: plan?.publishAt ? formatInstant(plan.publishAt) : undefined,
    withdrawAt: plan?.withdrawAt ? formatInstant(plan.withdrawAt) : undefined,
    stuck: plan?.problem ?? undefined,
    seen: seenOf(document),
    saved: saved && { who: await nameOfEditor(database, saved.author), at: formatInstant(saved.createdAt) },
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
  /** What the form is about, whatever has been saved since. */
  seen: Seen
  form: ReturnType<typeof formOf>
  problems: readonly { field?: string | undefined; line?: number | undefined; message: string }[]
  /** Photos to put in the text, asked for without a script; what was put. */
  picking?: PhotoPicking
  isPhotoPut?: true
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
  const { collection, file, draft } = document
  const sent = await readForm(request)
  takePressedPhoto(sent)
  const text = sentText(request, services, params.document, sent)
  const about = seenIn(sent)
  const { id: attempt } = context.get(requestContext)
  const again = (shown: string, status: number, rest: Partial<TextAnswer> = {}) => {
    const form = formOf(services, document, shown, url.searchParams.has('brut'))
    const seen = { vu: textOf(sent, 'vu'), brouillon: textOf(sent, 'brouillon') }
    return data<TextAnswer>(
      { attempt, seen, form, problems: [], ...rest },
      { status, headers: forThisVisitor },
    )
  }
  const gesture = textOf(sent, gestureName)
  const asked =
    (await photosForField(services, sent, gesture)) ?? (await afterPhotoGesture(services, sent, gesture))
  if (asked && 'markdown' in asked)
    return again(withAtEnd(text, file, asked.markdown), 200, { isPhotoPut: true })
  if (asked) return again(text, asked.problems.length > 0 ? 422 : 200, { picking: asked })
  const chosen = afterConflictGesture(sent, gesture, text)
  if (chosen) return again(chosen.text, 200, { other: chosen.other })
  if (gesture) return again(withGesture(text, file, gesture), 200)
  const page = href('/admin/textes/:document', { document: documentId(document) })
  const leave = (done: string) => redirect(`${page}?fait=${done}`, { status: 303, headers: noStore })
  const isDraft = textOf(sent, 'faire') === 'brouillon'
  const saved = isDraft ? text : publishedText(services.content, document, text)
  if (saved === (isDraft ? draft?.text : draft ? undefined : document.text)) return leave('texte-pareil')
  const save = isDraft ? draftDocument : reviseDocument
  const outcome = await save(services, { collection, file, text: saved, author: actor.id, ...about })
  if (outcome.outcome === 'saved') return leave(isDraft ? 'texte-brouillon' : 'texte-enregistre')
  if (outcome.outcome === 'refused')
    return again(text, 422, { problems: located(saved, file, outcome.problems) })
  const now = await documentAt(request, services, params.document)
  const { merged, ...rest } = await withOther(services, now, about, text)
  return again(merged, 409, rest)
}

function withGesture(text: string, file: string, gesture: string): string {
  const { header } = splitText(text, file)
  return text.replace(header, () => afterGesture(header, gesture).replace(/\n$/, ''))
}

function withAtEnd(text: string, file: string, markdown: string): string {
  const { header, body = '' } = splitText(text, file)
  const end = body.length
  const piece = { label: 'Photo', write: () => markdown }
  return joinedText({ header, body: body + writingOf(body, end, end, piece).text })
}

function located(text: string, file: string, problems: readonly ContentProblem[]) {
  return problems.map(({ field, line, message }) => ({ field, line: lineInBody(text, file, line), message }))
}
