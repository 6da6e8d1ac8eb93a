import type { ContentSource } from '../content-source.ts'
import { isDocument } from '../files/content-files.ts'
import { parseDocument } from '../parse-document.ts'
import { ContentError } from '../problems.ts'
import type { ContentProblem } from '../problems.ts'
import { noOverlay } from '../sources/overlay.ts'
import type { OverlayDocument } from '../sources/overlay.ts'
import { contentFileAt, fileSource, listSources, overlaySource } from '../sources/source-document.ts'
import type { SourceDocument } from '../sources/source-document.ts'
import { updateStorage } from '../update-storage.ts'
import type { ContentChange } from './content-change.ts'

/** Brings the storage up to date with files and edits, one update at a time. */
export class ContentUpdater {
  readonly #source: ContentSource
  readonly #path: string
  #edits: ReadonlyMap<string, OverlayDocument> = new Map()
  #turn: Promise<unknown> = Promise.resolve()

  constructor(source: ContentSource, path: string) {
    this.#source = source
    this.#path = path
  }

  /** Reads every file and edit. Throws `ContentError` when files have problems. */
  reload(today: string): Promise<ContentChange> {
    return this.#next(async () => {
      const { directory, collections } = this.#source
      const edits = await this.#readEdits()
      const change = await this.#update(await listSources(directory, collections, edits), true, today)
      this.#edits = byPlace(edits)
      return change
    })
  }

  /** Reads the edits; only documents whose edit is another one than before are looked at. */
  refreshEdits(today: string): Promise<ContentChange> {
    return this.#next(async () => {
      const edits = byPlace(await this.#readEdits())
      const places = new Set([...edits.keys(), ...this.#edits.keys()])
      const changed = [...places].filter((place) => edits.get(place)?.text !== this.#edits.get(place)?.text)
      const sources = changed.flatMap((place) => this.#sourceAt(edits.get(place), this.#edits.get(place)))
      const change = await this.#update(sources, false, today)
      this.#edits = edits
      return change
    })
  }

  /** What is wrong with an edit before it is kept. */
  problemsWith(edit: OverlayDocument, today: string): readonly ContentProblem[] {
    const { directory, collections } = this.#source
    const collection = collections[edit.collection]
    if (!collection)
      return [{ file: edit.file, line: 1, message: `collection inconnue : ${edit.collection}` }]
    const file = contentFileAt(directory, collection, edit.file)
    if (!isDocument(edit.file, collection) || /(^|\/)\.\.?(\/|$)|\\|\/\/|^\//.test(edit.file))
      return [{ file: file.shown, line: 1, message: 'cet emplacement ne peut pas porter de document' }]
    return edit.text === null ? [] : parseDocument(collection, file, edit.text, today).problems
  }

  async #update(sources: readonly SourceDocument[], isWhole: boolean, today: string): Promise<ContentChange> {
    const { directory, collections, samples } = this.#source
    const refused = new Set<string>()
    for (;;) {
      const chosen = sources.map((source) => (refused.has(source.file.shown) ? withoutEdit(source) : source))
      const { change, problems } = await updateStorage({
        path: this.#path,
        directory,
        collections,
        sources: chosen,
        isWhole,
        samples,
        today,
      })
      if (problems.length === 0) return change
      const isEdit = (shown: string) =>
        chosen.some(({ file, isOverlay }) => isOverlay && file.shown === shown)
      const ofEdits = problems.filter(({ file }) => isEdit(file))
      if (ofEdits.length === 0) throw new ContentError(problems)
      this.#source.onRefusedEdit?.(ofEdits)
      for (const { file } of ofEdits) refused.add(file)
    }
  }

  async #readEdits(): Promise<readonly OverlayDocument[]> {
    return (this.#source.overlay ?? noOverlay).read()
  }

  #sourceAt(
    edit: OverlayDocument | undefined,
    before: OverlayDocument | undefined,
  ): readonly SourceDocument[] {
    const place = edit ?? before
    if (!place) return []
    const { directory, collections } = this.#source
    const source = overlaySource(directory, collections, place)
    if (!source) return []
    return [edit ? source : withoutEdit(source)]
  }

  async #next<Result>(run: () => Promise<Result>): Promise<Result> {
    const before = this.#turn
    const mine = before.then(run, run)
    this.#turn = mine.catch(() => undefined)
    return mine
  }
}

function withoutEdit({ collection, file }: SourceDocument): SourceDocument {
  return fileSource(collection, file)
}

function byPlace(edits: readonly OverlayDocument[]): ReadonlyMap<string, OverlayDocument> {
  return new Map(edits.map((edit) => [`${edit.collection}/${edit.file}`, edit]))
}
