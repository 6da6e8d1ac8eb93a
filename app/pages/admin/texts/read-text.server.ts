import { isDocumentPlace, placeOfId, titleOfText } from '#app/domain/content-edits/documents.ts'
import { joinedText } from '#app/domain/content-edits/form/document-text.ts'
import { fieldsOf } from '#app/domain/content-edits/form/fields.ts'
import { typedHeader } from '#app/domain/content-edits/form/typed-header.ts'
import { readDocument } from '#app/domain/content-edits/store.server.ts'
import { textOf } from '#app/domain/shared/forms/form-fields.ts'
import type { Services } from '#app/http/context.ts'
import { pageNotFound } from '#app/http/page-not-found.ts'
import { hashOfText } from '@allure/content-engine'

/** The document that an address of the room names. Throws the 404 of unknown addresses. */
export async function documentAt(request: Request, services: Services, id: string | undefined) {
  const document = await readDocument(services, placeOfId(id ?? ''))
  if (!document) throw pageNotFound(request)
  const { collection, file, text, fileText, draft } = document
  return { ...document, title: titleOfText(collection, file, text ?? fileText ?? draft?.text ?? '') }
}

const headerName = 'entete'
const bodyName = 'texte'

/** The whole text of a document as its form was sent. Throws the 404 for a place that is none. */
export function sentText(
  request: Request,
  { content }: Services,
  id: string | undefined,
  form: FormData,
): string {
  const place = placeOfId(id ?? '')
  if (!isDocumentPlace(place) || content.fileAt(place.collection, place.file) === undefined)
    throw pageNotFound(request)
  const lines = (name: string) => textOf(form, name).replaceAll('\r\n', '\n')
  const fields = fieldsOf(content, place.collection, place.file)
  const header = typedHeader(lines(headerName), fields, (name) => {
    const typed = form.getAll(name).at(-1)
    return typeof typed === 'string' ? typed : undefined
  })
  return joinedText({ header, body: place.file.endsWith('.md') ? lines(bodyName) : undefined })
}

type Document = NonNullable<Awaited<ReturnType<typeof readDocument>>>

/** What a form is about, as it holds it: what is on the site (a revision, or a file by its hash), and the draft beside it. */
export type Seen = { readonly vu: string; readonly brouillon: string }

/** What somebody sees who opens a document: a draft stands for what it was begun from, whatever was published since. */
export function seenOf(document: Document): Seen {
  const { draft, plan } = document
  if (!draft || !plan) return seenNow(document)
  return { vu: seenName(plan.basedOn, plan.fileSeen), brouillon: String(draft.id) }
}

/** What is on the site and beside it right now. */
export function seenNow({ edit, fileText, draft }: Document): Seen {
  const vu = seenName(edit?.id ?? null, fileText === null ? null : hashOfText(fileText))
  return { vu, brouillon: String(draft?.id ?? '') }
}

const seenName = (revision: number | null, fileSeen: string | null) =>
  revision === null ? (fileSeen === null ? '' : `f${fileSeen}`) : String(revision)

/** What a form was about. */
export function seenIn(form: FormData) {
  const [vu, brouillon] = [textOf(form, 'vu'), textOf(form, 'brouillon')]
  return {
    basedOn: numberIn(vu),
    fileSeen: vu.startsWith('f') ? vu.slice(1) : undefined,
    draftSeen: numberIn(brouillon),
  }
}

const numberIn = (typed: string) => (/^\d{1,15}$/.test(typed) ? Number(typed) : null)
