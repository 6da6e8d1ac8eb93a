import { parseDocument, stringify } from 'yaml'
import { slugOf } from '@allure/content-engine'
import { joinedText, splitText } from '../form/document-text.ts'

/** The collections whose documents coaches add, copy, move and remove; the site needs those of the others as they are. */
export const openCollections = { espaceAthlete: 'Article', nosStages: 'Stage' } as const
export type OpenCollection = keyof typeof openCollections

export function isOpenCollection(name: string): name is OpenCollection {
  return Object.hasOwn(openCollections, name)
}

/** Whether a place is one document of such a collection, and no settings of a folder. */
export function isOpenPlace({ collection, file }: { collection: string; file: string }): boolean {
  return isOpenCollection(collection) && file.endsWith('.md')
}

export const folderOf = (file: string) => file.split('/').slice(0, -1).join('/')
export const nameOfFile = (file: string) => file.split('/').at(-1) ?? ''
export const numberOfFile = (file: string) => Number(/^(\d+)\./.exec(nameOfFile(file))?.[1] ?? Number.NaN)

/** `1.css.md` is `css`: the last word of an address. */
export const slugOfFile = (file: string) =>
  slugOf(
    nameOfFile(file)
      .replace(/^\d+\./, '')
      .replace(/\.md$/, ''),
  )

/** The file of a name in a folder, after its neighbours where those are numbered. @param files of the collection */
export function fileFor(name: string, folder: string, files: readonly string[]): string | undefined {
  const slug = slugOf(name).slice(0, 80)
  if (slug === '') return undefined
  const numbers = files
    .filter((file) => folderOf(file) === folder)
    .map(numberOfFile)
    .filter((number) => !Number.isNaN(number))
  const number = numbers.length > 0 ? `${Math.max(...numbers) + 1}.` : ''
  return `${folder === '' ? '' : `${folder}/`}${number}${slug}.md`
}

/** The folders that files stand in, without the root. */
export function foldersOf(files: readonly string[]): readonly string[] {
  return [...new Set(files.map(folderOf))].filter(Boolean).toSorted()
}

/** What a document begins with: its title and, where it has one, the day. @param today `YYYY-MM-DD` */
export function newText(collection: OpenCollection, title: string, today: string): string {
  const day = collection === 'espaceAthlete' ? { updatedOn: today } : {}
  return joinedText({ header: stringify({ title, description: '', ...day }), body: 'Le texte.\n' })
}

/** Another document's text under a title of its own, no example any more. */
export function copiedText(text: string, file: string, title: string, today: string): string {
  const { header, body } = splitText(text, file)
  const document = parseDocument(header)
  document.set('title', title)
  document.delete('sample')
  if (document.has('updatedOn')) document.set('updatedOn', today)
  return joinedText({ header: document.toString({ lineWidth: 110 }), body })
}

/** Which files trade their names when one goes up (-1) or down (1) among its neighbours; none at the end of the row. */
export function tradedNames(
  file: string,
  step: number,
  files: readonly string[],
): readonly { readonly from: string; readonly to: string }[] {
  const folder = folderOf(file)
  const row = inOrder(files.filter((one) => folderOf(one) === folder))
  const place = row.indexOf(file)
  if (place === -1 || row[place + step] === undefined) return []
  const numbers = row.map(numberOfFile)
  const isNumbered = numbers.every((number, index) => number > (numbers[index - 1] ?? -1))
  const wanted = row.toSpliced(place, 1).toSpliced(place + step, 0, file)
  return wanted.flatMap((from, index) => {
    const number = isNumbered ? numbers[index] : index + 1
    const to = `${folder === '' ? '' : `${folder}/`}${number}.${slugOfFile(from)}.md`
    return to === from ? [] : [{ from, to }]
  })
}

/** Files of a folder as the site puts them in a row: by their numbers, then by their names. */
export function inOrder(files: readonly string[]): readonly string[] {
  return files.toSorted((one, other) => one.localeCompare(other, 'en', { numeric: true }))
}
