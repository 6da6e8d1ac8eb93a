import type { Collection, Collections } from './collection.ts'
import { ContentReader } from './content-reader.ts'
import { checkDeclarations, stampOf, type ContentSource, type OverlayDocument } from './content-source.ts'
import { ContentStore } from './database/content-store.ts'
import { groupsNamedBy, type KnownDocument } from './database/document-writer.ts'
import { dumpOf, publishedDumpOf } from './database/dump.ts'
import { hashOfText, openStorage, type Storage } from './database/storage.ts'
import type { DocumentImage, StoredRow } from './documents/parse-document.ts'
import { noteReading, type ContentChange } from './live/content-change.ts'
import { ContentUpdater } from './live/content-updater.ts'
import { previewDatabase } from './live/preview-database.ts'
import type { ContentProblem } from './problems.ts'
import type { QueryRunner } from './query/query-builder.ts'
import { reservationsIn, type ReaderGroups } from './reserved/reservations.ts'
import type { Synonym } from './search/query-words.ts'
import type { SearchAnswer } from './search/search-result.ts'
import { isReadableBy, type Audience, type CollectionShape } from './shape.ts'

const ENGINE_VERSION = 'v3.5.0'

export class MembersOnlyError extends Error {
  override name = 'MembersOnlyError'
}

export type Preview<Declared extends Collections> = {
  readonly problems: readonly ContentProblem[]
  readonly row?: StoredRow
  readonly content?: Content<Declared>
}

/** Content files, loaded and ready to be asked. It reads public collections; `readAs` reads those of others too. */
export class Content<Declared extends Collections = Collections> extends ContentReader<Declared> {
  readonly directory: string
  readonly collections: Declared
  readonly storagePath: string
  readonly #source: ContentSource<Declared>
  readonly #storage: Storage
  readonly #store: ContentStore
  readonly #updater: ContentUpdater
  readonly #listeners = new Set<(change: ContentChange) => void>()
  #isClosed = false

  constructor(source: ContentSource<Declared>, storage?: Storage) {
    checkDeclarations(source.collections)
    super(source.collections, (shape) => this.#runner(shape, 'public'))
    this.#source = source
    this.directory = source.directory
    this.collections = source.collections
    const { path, seed } = source.storage ?? {}
    const collections = Object.values(source.collections)
    this.#storage = storage ?? openStorage({ path, seed, stamp: stampOf(source), collections })
    this.storagePath = this.#storage.path
    this.#store = new ContentStore(this.#storage.database)
    this.#updater = new ContentUpdater(source, this.#storage.path, (change) => this.#tell(change))
  }

  imageKeysFor(audience: Audience, groups: ReaderGroups = []): readonly string[] {
    const collections = this.#readableBy(audience).map(({ name }) => name)
    const images = this.#open()
      .images(collections, groups)
      .flatMap((list) => JSON.parse(list) as readonly DocumentImage[])
    return [...new Set(images.map(({ key }) => key))].sort()
  }

  /** The content as this audience may read it, without what is for other groups than the reader's. */
  readAs(audience: Audience, groups: ReaderGroups = []): ContentReader<Declared> {
    if (audience === 'public') return this
    return new ContentReader<Declared>(this.collections, (shape) => this.#runner(shape, audience, groups))
  }

  search(
    query: string,
    {
      audience = 'public',
      groups = [],
      within,
      limit = 20,
      synonyms,
    }: {
      audience?: Audience
      groups?: ReaderGroups
      within?: readonly string[]
      limit?: number
      synonyms?: readonly Synonym[]
    } = {},
  ): SearchAnswer {
    const readable = this.#readableBy(audience)
    for (const { name } of readable) noteReading(name, { sql: '', values: [] })
    return this.#open().search(query, groups, {
      collections: readable.map(({ name }) => name),
      within,
      limit,
      synonyms,
    })
  }

  /** `v3.5.0--<hash>`: another whenever a document that these groups may read is. */
  version(name: keyof Declared & string, groups: ReaderGroups = []): string {
    return `${ENGINE_VERSION}--${this.#open().hash(this.#collection(name), groups)}`
  }

  dump(name: keyof Declared & string): Iterable<string> {
    return dumpOf(this.storagePath, this.#collection(name), this.version(name))
  }

  publishedDump(name: keyof Declared & string): Iterable<string> {
    return publishedDumpOf(this.storagePath, this.#collection(name))
  }

  /** Hears of every change once readers see it. Returns how to stop listening. */
  onChange(listener: (change: ContentChange) => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Reads files and edits again. With problems in files it throws `ContentError` and goes on with what it had. */
  reload(): Promise<void> {
    return this.#updater.reload()
  }

  refreshEdits(): Promise<void> {
    return this.#updater.refreshEdits()
  }

  /** What is wrong with an edit: a text at a place of a collection, or null to hide what is there. */
  checkDocument(name: string, file: string, text: string | null): Promise<readonly ContentProblem[]> {
    return this.checkDocuments([{ collection: name, file, text }])
  }

  /** The same of several that are saved together, or not at all. */
  checkDocuments(edits: readonly OverlayDocument[]): Promise<readonly ContentProblem[]> {
    return this.#updater.problemsWith(edits)
  }

  /** What keeps a text from being kept at a place as a draft, which need not be fit to be shown. */
  checkDraft(name: string, file: string, text: string): readonly ContentProblem[] {
    return this.#updater.problemsOfKeeping({ collection: name, file, text })
  }

  /**
   * The content as it would be with a text at a place, for one reader to see before it is saved: close it then. Without
   * `content` the text cannot be read, `problems` say why. `row` is its own, shown or not. What searches find stays.
   */
  async preview(name: string, file: string, text: string): Promise<Preview<Declared>> {
    const { collection, row, problems } = await this.#updater.parse({ collection: name, file, text })
    if (!collection || !row) return { problems }
    const path = this.storagePath
    const documents = this.#open().documents(name)
    const before = documents.find((document) => document.file === file)
    const reserved = reservationsIn(documents)(file, groupsNamedBy(row, collection))
    const hash = hashOfText(text)
    const database = previewDatabase(path, { collection, file, before, row, reserved, hash })
    const storage = { path, database, close: () => database.close() }
    return { problems, row, content: new Content(this.#source, storage) }
  }

  /** Every document there is, shown or not, those of edits too; hidden ones are not. */
  documents(
    name: keyof Declared & string,
  ): readonly Pick<KnownDocument, 'file' | 'id' | 'address' | 'named'>[] {
    return this.#open().documents(name)
  }

  fileAt(name: string, file: string): string | undefined {
    return this.#updater.fileAt({ collection: name, file })
  }

  /** What would be wrong if the file at a place counted again, without the edit that stands for it now. */
  checkWithoutEdit(name: string, file: string): Promise<readonly ContentProblem[]> {
    return this.#updater.problemsWithout({ collection: name, file })
  }

  close(): void {
    if (this.#isClosed) return
    this.#isClosed = true
    this.#storage.close()
    void this.#updater.close()
  }

  #runner(shape: CollectionShape, audience: Audience, groups: ReaderGroups = []): QueryRunner<never> {
    if (!isReadableBy(audience, shape))
      throw new MembersOnlyError(`Collection "${shape.name}" is for ${shape.audience}`)
    return async (asked) => {
      const selection = this.#open().readableBy(groups, shape, asked)
      noteReading(shape.name, selection.where)
      return this.#open().rows(shape, selection) as never[]
    }
  }

  #readableBy(audience: Audience): readonly Collection[] {
    return Object.values(this.collections).filter((collection) => isReadableBy(audience, collection))
  }

  #collection(name: string): Collection {
    const collection = this.collections[name]
    if (!collection) throw new TypeError(`Unknown collection "${name}"`)
    return collection
  }

  #open(): ContentStore {
    if (this.#isClosed) throw new Error('The content is closed')
    return this.#store
  }

  #tell(change: ContentChange): void {
    if (change.isEmpty) return
    this.#store.forget()
    for (const listener of this.#listeners) listener(change)
  }
}
