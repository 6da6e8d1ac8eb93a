import type { Collection } from '../collection.ts'
import type { ContentSource, OverlayDocument } from '../content-source.ts'
import {
  fileSource,
  listSources,
  overlaySource,
  placeOf,
  placeOfSource,
  type SourceDocument,
} from '../documents/content-files.ts'
import type { StoredRow } from '../documents/parse-document.ts'
import { dayInParis } from '../documents/sample-dates.ts'
import { ContentError, type ContentProblem } from '../problems.ts'
import type { ContentChange } from './content-change.ts'
import { EditParser } from './edit-parser.ts'
import { problemOfPlace, problemsOfText } from './edit-problems.ts'
import { RefusedEdits } from './refused-edits.ts'
import { type StorageUpdate, updateStorage } from './update-storage.ts'

type Edits = ReadonlyMap<string, OverlayDocument>

type Place = Pick<OverlayDocument, 'collection' | 'file'>

type Parsing = {
  readonly collection?: Collection
  readonly row?: StoredRow | undefined
  readonly problems: readonly ContentProblem[]
}

export class ContentUpdater {
  readonly #source: ContentSource
  readonly #path: string
  readonly #onWritten: (change: ContentChange) => void
  readonly #refused: RefusedEdits
  readonly #editParser: EditParser
  #edits: Edits = new Map()
  #turn: Promise<unknown> = Promise.resolve()

  constructor(source: ContentSource, path: string, onWritten: (change: ContentChange) => void) {
    this.#source = source
    this.#path = path
    this.#onWritten = onWritten
    this.#editParser = new EditParser(source.editParser)
    this.#refused = new RefusedEdits((problems) => source.onRefusedEdit?.(problems))
  }

  close(): Promise<void> {
    return this.#editParser.close()
  }

  /** Reads every file and edit. Throws `ContentError` when files have problems. */
  reload(): Promise<void> {
    return this.#next(async () => {
      const edits = await this.#readEdits()
      await this.#updateAll(edits)
      this.#edits = edits
    })
  }

  refreshEdits(): Promise<void> {
    return this.#next(async () => {
      const edits = await this.#readEdits()
      await this.#updateChanged(edits)
      this.#edits = edits
    })
  }

  /** What would be wrong with edits if all of them were saved together. */
  async problemsWith(edits: readonly OverlayDocument[]): Promise<readonly ContentProblem[]> {
    const misplaced = edits.flatMap((edit) => this.#misplaced(edit) ?? [])
    if (misplaced.length > 0) return misplaced
    const ofTexts = edits.flatMap((edit) =>
      edit.text === null ? [] : problemsOfText(this.#sourceOf(edit).file, edit.text),
    )
    return ofTexts.length === 0 ? this.#try(edits.map((edit) => this.#sourceOf(edit))) : ofTexts
  }

  /** What keeps a text from being kept at a place at all, whether it may be shown or not. */
  problemsOfKeeping(edit: OverlayDocument & { readonly text: string }): readonly ContentProblem[] {
    const misplaced = this.#misplaced(edit)
    return misplaced ? [misplaced] : problemsOfText(this.#sourceOf(edit).file, edit.text)
  }

  async problemsWithout(place: Place): Promise<readonly ContentProblem[]> {
    if (this.#misplaced(place)) return []
    return this.#try([withoutEdit(this.#sourceOf({ ...place, text: null }))])
  }

  /** How a text would be read at a place, whatever else is shown; nothing is written. */
  async parse(edit: OverlayDocument & { readonly text: string }): Promise<Parsing> {
    const misplaced = this.#misplaced(edit)
    if (misplaced) return { problems: [misplaced] }
    const { collection, file } = this.#sourceOf(edit)
    const ofText = problemsOfText(file, edit.text)
    if (ofText.length > 0) return { problems: ofText }
    const today = dayInParis(this.#source.now())
    const { row, problems } = await this.#editParser.parse(collection, file, edit.text, today)
    return { collection, row, problems }
  }

  fileAt(place: Place): string | undefined {
    return this.#misplaced(place) ? undefined : this.#sourceOf({ ...place, text: null }).file.absolute
  }

  #try(sources: readonly SourceDocument[]): Promise<readonly ContentProblem[]> {
    return this.#next(async () => {
      const isEdit = (place: string) => this.#edits.has(place) && !this.#refused.has(place)
      const trial = { isWhole: false, isTrial: true, isEdit, sources }
      const problems = await this.#write(trial)
      return problems.filter(({ file }) => sources.some((source) => file === source.file.shown))
    })
  }

  async #updateChanged(edits: Edits): Promise<void> {
    const places = [...new Set([...edits.keys(), ...this.#edits.keys()])]
    const changed = places.filter(
      (place) => edits.get(place)?.text !== this.#edits.get(place)?.text || this.#refused.has(place),
    )
    const sources = changed.flatMap((place) => {
      const edit = edits.get(place)
      const before = this.#edits.get(place)
      if (edit) return this.#sourceOf(edit)
      return before ? withoutEdit(this.#sourceOf(before)) : []
    })
    if (sources.length === 0) return
    try {
      await this.#update(sources, false, edits)
    } catch (error) {
      if (!(error instanceof ContentError)) throw error
      // An edit that stays as it was is in the way of one that is gone: all of them are weighed together.
      await this.#updateAll(edits)
    }
  }

  async #updateAll(edits: Edits): Promise<void> {
    const { directory, collections } = this.#source
    await this.#update(await listSources(directory, collections, [...edits.values()]), true, edits)
  }

  async #update(sources: readonly SourceDocument[], isWhole: boolean, edits: Edits): Promise<void> {
    const refused = new Map<string, readonly ContentProblem[]>()
    const isEdit = (place: string) => edits.has(place) && !refused.has(place)
    for (;;) {
      const chosen = sources.map((source) =>
        refused.has(placeOfSource(source)) ? withoutEdit(source) : source,
      )
      const problems = await this.#write({ isWhole, isEdit, sources: chosen })
      if (problems.length === 0) {
        this.#refused.note(sources.map(placeOfSource), refused, (place) => edits.get(place)?.text)
        return
      }
      const broken = chosen.filter(
        (source) => source.isOverlay && problems.some(({ file }) => file === source.file.shown),
      )
      if (broken.length === 0) throw new ContentError(problems)
      for (const source of broken) {
        const own = problems.filter(({ file }) => file === source.file.shown)
        refused.set(placeOfSource(source), own)
      }
    }
  }

  #write(
    update: Pick<StorageUpdate, 'isWhole' | 'isTrial' | 'isEdit' | 'sources'>,
  ): Promise<readonly ContentProblem[]> {
    const today = dayInParis(this.#source.now())
    return updateStorage({
      ...this.#source,
      ...update,
      path: this.#path,
      today,
      editParser: this.#editParser,
      onWritten: this.#onWritten,
    })
  }

  async #readEdits(): Promise<Edits> {
    const edits = new Map<string, OverlayDocument>()
    for (const edit of (await this.#source.overlay?.read()) ?? []) {
      const place = placeOf(edit)
      const misplaced = this.#misplaced(edit)
      if (misplaced) this.#refused.note([place], new Map([[place, [misplaced]]]), () => edit.text)
      else edits.set(place, edit)
    }
    return edits
  }

  #misplaced(place: Place): ContentProblem | undefined {
    return problemOfPlace(this.#source.directory, this.#source.collections, place)
  }

  #sourceOf(edit: OverlayDocument): SourceDocument {
    return overlaySource(this.#source.directory, this.#source.collections, edit)
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
