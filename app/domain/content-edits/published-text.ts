import { parseDocument } from 'yaml'
import type { SiteContentReader } from '#content/collections.ts'
import { isDocumentPlace } from './documents.ts'
import { joinedText, splitText } from './form/document-text.ts'
import type { EditedPlace } from './rules.ts'

export const marks = ['sample', 'draft']

type Declared = Pick<SiteContentReader, 'collections'>

/** Whether a mark on a whole document keeps it off the site; pages of the club are needed whatever they are marked as. */
export function hidesMarked({ collections }: Declared, collection: keyof Declared['collections']): boolean {
  return !('samples' in collections[collection]) || collections[collection].samples !== 'kept'
}

/** A text as it is published: what a coach puts on the site is neither an example nor a draft. */
export function publishedText(content: Declared, place: EditedPlace, text: string): string {
  if (!isDocumentPlace(place) || !hidesMarked(content, place.collection)) return text
  const { header, body } = splitText(text, place.file)
  const document = parseDocument(header)
  if (document.errors.length > 0 || !marks.some((mark) => document.get(mark) === true)) return text
  const plain = header.replaceAll(markLine, '')
  const isPlain = marks.every((mark) => !parseDocument(plain).has(mark))
  for (const mark of marks) document.delete(mark)
  return joinedText({ header: isPlain ? plain : document.toString({ lineWidth: 110 }), body })
}

const markLine = new RegExp(`^(?:${marks.join('|')}):[ \\t]*(?:true|false)[ \\t]*(?:\\n|$)`, 'gm')
