import type { Collection, Collections } from '../collection.ts'
import { contentFileAt, isDocument, type ContentFile } from '../documents/content-files.ts'
import { parseDocument, type ParsedDocument } from '../documents/parse-document.ts'
import type { ContentProblem } from '../problems.ts'

const LONGEST_TEXT = 200_000

const LONGEST_PLACE = 200

export function problemOfPlace(
  directory: string,
  collections: Collections,
  place: { readonly collection: string; readonly file: string },
): ContentProblem | undefined {
  const collection = Object.hasOwn(collections, place.collection) ? collections[place.collection] : undefined
  if (!collection) return problemAt(place.file, `collection inconnue : ${place.collection}`)
  if (isPlain(place.file) && isDocument(place.file, collection)) return undefined
  const { shown } = contentFileAt(directory, collection, place.file)
  return problemAt(shown, 'cet emplacement ne peut pas porter de document')
}

export function problemsOfText({ shown }: ContentFile, text: string): readonly ContentProblem[] {
  if (Buffer.byteLength(text) > LONGEST_TEXT)
    return [problemAt(shown, `texte trop long : ${LONGEST_TEXT / 1000} ko au plus`)]
  if (text.includes('\0') || !text.isWellFormed())
    return [problemAt(shown, 'ce texte contient un caractère que l’on ne peut pas enregistrer')]
  return []
}

export function problemsWhenHidden(
  collection: Collection,
  { shown }: ContentFile,
): readonly ContentProblem[] {
  if (!('schemas' in collection)) return []
  return [problemAt(shown, 'des pages ont besoin de ce document : il ne peut pas être masqué')]
}

export function problemAt(file: string, message: string): ContentProblem {
  return { file, line: 1, message }
}

export function parseEdit(
  collection: Collection,
  file: ContentFile,
  text: string,
  today: string,
): ParsedDocument {
  try {
    const parsed = parseDocument(collection, file, text, today)
    const hidden = parsed.isDraft ? problemsWhenHidden(collection, file) : []
    return { ...parsed, problems: [...parsed.problems, ...hidden] }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return unreadEdit(file, problemAt(file.shown, `ce texte ne peut pas être lu (${reason})`))
  }
}

export function unreadEdit(file: ContentFile, problem: ContentProblem): ParsedDocument {
  const nothing = { row: undefined, isDraft: false, isSample: false, dependsOnDay: false, images: [] }
  return { ...nothing, file, problems: [problem] }
}

// One that a file system and an address can both carry, inside the folder.
function isPlain(file: string): boolean {
  return (
    file.length <= LONGEST_PLACE &&
    file
      .split('/')
      .every((segment) =>
        /^(?:\.(?=navigation\.yml$))?[\p{L}\p{N}_][\p{L}\p{N}\p{M}_. '’()&-]*$/u.test(segment),
      )
  )
}
