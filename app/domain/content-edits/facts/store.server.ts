import { readFile } from 'node:fs/promises'
import { parse } from 'yaml'
import { holdsExample } from '#app/domain/shared/is-example.ts'
import type { ContentProblem, SiteContentReader } from '#content/collections.ts'
import { mergeTexts, type Conflict } from '../compare/merge-texts.ts'
import { fieldsOf } from '../form/fields.ts'
import { afterGesture } from '../form/list-gesture.ts'
import { typedHeader, type Typed } from '../form/typed-header.ts'
import { viewsOf } from '../form/views.ts'
import { findRevision, forgetEdit, readEdits, reviseDocument, type EditServices } from '../store.server.ts'
import { flatViews, pickFields } from './pick-fields.ts'
import { businessPlace, type FactSheet } from './sheets.ts'
import { tidied } from './tidied.ts'

type FactServices = Omit<EditServices, 'content'> & { readonly content: SiteContentReader }

/** The document of a sheet as it stands: its text, and the revision in force (null for the file). */
export async function readFactText({ database, content }: FactServices, { place }: Pick<FactSheet, 'place'>) {
  const edits = await readEdits(database)
  const edit = edits.find(({ collection, file }) => collection === place.collection && file === place.file)
  if (edit?.text !== null && edit !== undefined) return { text: edit.text, revision: edit.revision }
  const path = content.fileAt(place.collection, place.file)
  const text = path === undefined ? '' : await readFile(path, 'utf8').catch(() => '')
  return { text, revision: edit?.revision ?? null }
}

/** The short form of a sheet over a text of its document. */
export function factFields({ content }: Pick<FactServices, 'content'>, sheet: FactSheet, text: string) {
  return flatViews(viewsOf(text, fieldsHere(content, sheet)) ?? [], sheet.fields)
}

function fieldsHere(content: SiteContentReader, { place, fields }: Pick<FactSheet, 'place' | 'fields'>) {
  const { collection, file } = place
  return pickFields(fieldsOf({ collections: content.collections }, nameIn(content, collection), file), fields)
}

function nameIn(content: SiteContentReader, collection: string): keyof SiteContentReader['collections'] {
  const found = Object.keys(content.collections).find((name) => name === collection)
  if (!found) throw new Error(`No collection is named ${collection}.`)
  return found as keyof SiteContentReader['collections']
}

/** Whether facts of this sheet are still those of the example. */
export function isOfExample(text: string, { fields }: FactSheet): boolean {
  const said: unknown = parse(text)
  return fields.some((path) => holdsExample(valueAt(said, path.split('.'))))
}

function valueAt(value: unknown, [key, ...rest]: readonly string[]): unknown {
  if (key === undefined || typeof value !== 'object' || value === null) return value
  return valueAt((value as Readonly<Record<string, unknown>>)[key], rest)
}

type Sent = {
  readonly sheet: FactSheet
  /** The text its form was about. */
  readonly shown: string
  readonly seen: number | null
  readonly typed: Typed
  /** A press at a list: `ajouter:openingHours`. */
  readonly gesture: string
  readonly author: string
}

type Saved =
  | { readonly outcome: 'saved' }
  | { readonly outcome: 'same' }
  /** To be looked at again: after a press at a list, beside its problems, or joined with what another saved. */
  | {
      readonly outcome: 'gesture' | 'refused'
      readonly text: string
      readonly seen: number | null
      readonly problems: readonly ContentProblem[]
    }
  | {
      readonly outcome: 'joined'
      readonly text: string
      readonly seen: number | null
      /** Who saved meanwhile, when, and the lines that both changed: `text` has mine there. */
      readonly other: {
        readonly author: string | null
        readonly at: Date
        readonly conflicts: readonly Conflict[]
      }
    }

/** Saves what was typed into a short form, as an edit of its document, checked by the document's own rules. */
export async function saveFacts(services: FactServices, sent: Sent): Promise<Saved> {
  const { sheet, shown, seen, typed, gesture, author } = sent
  const fields = fieldsHere(services.content, sheet)
  const text = typedHeader(shown, fields, (name) => {
    const value = typed(name)
    return value === undefined ? undefined : tidied(name, value)
  })
  if (gesture) return { outcome: 'gesture', text: afterGesture(text, gesture), seen, problems: [] }
  const now = await readFactText(services, sheet)
  if (text === now.text) return { outcome: 'same' }
  const saved = await reviseDocument(services, { ...sheet.place, text, author, basedOn: seen })
  if (saved.outcome === 'saved') return { outcome: 'saved' }
  if (saved.outcome === 'refused') return { outcome: 'refused', text, seen, problems: saved.problems }
  const latest = await readFactText(services, sheet)
  const base = seen === null ? undefined : (await findRevision(services.database, seen))?.text
  const merged = mergeTexts(base ?? shown, text, latest.text, sheet.place.file)
  const theirs = latest.revision === null ? undefined : await findRevision(services.database, latest.revision)
  const { author: who = null, createdAt = services.clock.now() } = theirs ?? {}
  const other = { author: who, at: createdAt, conflicts: merged.conflicts }
  return { outcome: 'joined', text: merged.text, seen: latest.revision, other }
}

/** Gives a setting the words it came with; false when it has them. */
export async function giveBackFirstWords(
  services: FactServices,
  { sheet, author }: Pick<Sent, 'sheet' | 'author'>,
): Promise<boolean> {
  const { revision } = await readFactText(services, sheet)
  if (revision === null) return false
  const note = 'Mots d’origine rendus'
  const { outcome } = await forgetEdit(services, { ...sheet.place, author, note, basedOn: revision })
  return outcome === 'saved'
}

/** Says that the facts are the owner's: the site is in preparation no more. False when it said so already. */
export async function openSite(services: FactServices, author: string): Promise<boolean> {
  const sheet = { place: businessPlace, fields: ['sample'] }
  const { text, revision } = await readFactText(services, sheet)
  const opened = typedHeader(text, fieldsHere(services.content, sheet), () => 'non')
  if (opened === text) return false
  const saved = await reviseDocument(services, { ...businessPlace, text: opened, author, basedOn: revision })
  return saved.outcome === 'saved'
}
