import { isDocumentPlace, placeOfId, titleOfText } from '#app/domain/content-edits/documents.ts'
import { joinedText } from '#app/domain/content-edits/form/document-text.ts'
import { fieldsOf } from '#app/domain/content-edits/form/fields.ts'
import { typedHeader } from '#app/domain/content-edits/form/typed-header.ts'
import { readDocument } from '#app/domain/content-edits/store.server.ts'
import { textOf } from '#app/domain/shared/forms/form-fields.ts'
import type { Services } from '#app/http/context.ts'
import { pageNotFound } from '#app/http/page-not-found.ts'

/** The document that an address of the room names. Throws the 404 of unknown addresses. */
export async function documentAt(request: Request, services: Services, id: string | undefined) {
  const document = await readDocument(services, placeOfId(id ?? ''))
  if (!document) throw pageNotFound(request)
  const { collection, file, text, fileText } = document
  return { ...document, title: titleOfText(collection, file, text ?? fileText ?? '') }
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

const seenName = 'vu'

/** The revision that a form was about: null for the file. */
export function revisionIn(form: FormData): number | null {
  const typed = textOf(form, seenName)
  return /^\d{1,15}$/.test(typed) ? Number(typed) : null
}
