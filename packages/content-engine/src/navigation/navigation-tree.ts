export type NavigationItem = {
  readonly title: string
  readonly path: string
  readonly stem: string
  readonly children?: readonly NavigationItem[]
  readonly page?: false
  readonly icon?: string
  readonly [field: string]: unknown
}

type Row = {
  readonly title: string | null
  readonly path: string | null
  readonly stem: string
  readonly navigation: unknown
  readonly [field: string]: unknown
}

type Settings = { readonly title?: string; readonly icon?: string; readonly isHidden: boolean }

type Folder = {
  readonly stem: string
  readonly folders: Map<string, Folder>
  readonly pages: Row[]
  index?: Row
  settings?: Settings
}

/** Rows of a collection of pages (those of folder settings too) as a tree. */
export function navigationTree(rows: unknown, fields: readonly string[] = []): readonly NavigationItem[] {
  if (!Array.isArray(rows)) {
    // oxlint-disable-next-line no-console -- the browser builds trees too, and has no other log
    console.warn('The provided input is not a valid array.')
    return []
  }
  const root: Folder = newFolder('')
  for (const row of rows as readonly Row[]) put(root, row)
  return itemsOf(root, fields)
}

function newFolder(stem: string): Folder {
  return { stem, folders: new Map(), pages: [] }
}

function put(root: Folder, row: Row): void {
  const segments = row.stem.split('/')
  const name = segments.pop() ?? ''
  let folder = root
  for (const segment of segments) {
    const stem = folder.stem === '' ? segment : `${folder.stem}/${segment}`
    const next = folder.folders.get(segment) ?? newFolder(stem)
    folder.folders.set(segment, next)
    folder = next
  }
  if (name === '.navigation') folder.settings = settingsOf(row)
  else if (nameOfSegment(name) === 'index') folder.index = row
  else folder.pages.push(row)
}

function settingsOf(row: Row): Settings {
  const { title, icon } = settingOf(row.navigation)
  return { title: title ?? row.title ?? undefined, icon, isHidden: row.navigation === false }
}

function settingOf(navigation: unknown): { readonly title?: string; readonly icon?: string } {
  return typeof navigation === 'object' && navigation !== null ? navigation : {}
}

function itemsOf(folder: Folder, fields: readonly string[]): readonly NavigationItem[] {
  const entries: { readonly stem: string; readonly item: NavigationItem | undefined }[] = [
    ...folder.pages.map((row) => ({ stem: row.stem, item: pageItem(row, fields) })),
    ...[...folder.folders.values()].map((inner) => ({ stem: inner.stem, item: folderItem(inner, fields) })),
  ]
  if (folder.stem === '' && folder.index) entries.push({ stem: '', item: pageItem(folder.index, fields) })
  entries.sort((one, other) => stemsInOrder(one.stem, other.stem))
  return entries.flatMap(({ item }) => item ?? [])
}

function pageItem(row: Row, fields: readonly string[]): NavigationItem | undefined {
  if (row.navigation === false || row.path === null) return undefined
  const own = Object.fromEntries(fields.map((field) => [field, row[field]]))
  return { title: row.title ?? '', path: row.path, stem: row.stem, ...settingOf(row.navigation), ...own }
}

function folderItem(folder: Folder, fields: readonly string[]): NavigationItem | undefined {
  if (folder.settings?.isHidden) return undefined
  const children = itemsOf(folder, fields)
  const index = folder.index && pageItem(folder.index, fields)
  const { title, icon } = folder.settings ?? {}
  const set = { ...(title && { title }), ...(icon && { icon }) }
  if (index) return { ...index, ...set, ...(children.length > 0 && { children }) }
  const path = pathOfFolder(folder)
  if (children.length === 0 || path === undefined) return undefined
  return { title: wordsOf(folder.stem), path, stem: folder.stem, ...set, children, page: false }
}

// The address of a folder that has no page: that of any page in it, cut to its depth.
function pathOfFolder(folder: Folder): string | undefined {
  const page = allPages(folder).find(({ path }) => path !== null)
  const segments = page?.stem.split('/') ?? []
  const isIndex = nameOfSegment(segments.at(-1) ?? '') === 'index'
  const below = segments.length - folder.stem.split('/').length - (isIndex ? 1 : 0)
  const path = page?.path?.split('/')
  return path?.slice(0, path.length - below).join('/')
}

function* allPages(folder: Folder): Generator<Row> {
  if (folder.index) yield folder.index
  yield* folder.pages
  for (const inner of folder.folders.values()) yield* allPages(inner)
}

function wordsOf(stem: string): string {
  const words = nameOfSegment(stem.split('/').at(-1) ?? '').replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

function nameOfSegment(segment: string): string {
  return segment.replace(/^\d+\./, '')
}

function stemsInOrder(one: string, other: string): number {
  if (one === other) return 0
  const ones = one.split('/')
  const others = other.split('/')
  for (let index = 0; index < Math.max(ones.length, others.length); index += 1) {
    const difference = segmentsInOrder(ones[index] ?? '', others[index] ?? '')
    if (difference !== 0) return difference
  }
  return 0
}

function segmentsInOrder(one: string, other: string): number {
  if (one === other) return 0
  const difference = numberOf(one) - numberOf(other)
  if (difference !== 0) return difference
  return one < other ? -1 : 1
}

// Names without a number come after those with one; the empty name (an index) comes first.
function numberOf(segment: string): number {
  if (segment === '') return -1
  const dot = segment.indexOf('.')
  const digits = dot > 0 ? segment.slice(0, dot) : ''
  return /^\d+$/.test(digits) ? Number(digits) : Number.MAX_SAFE_INTEGER
}

export type Surroundings<Field extends string> = {
  readonly before?: number
  readonly after?: number
  readonly fields?: readonly Field[]
}

/** The `before` entries before a path and the `after` entries after it, null where the tree ends; all null when it is not there. */
export function surroundingsIn(
  tree: readonly NavigationItem[],
  path: string,
  before: number,
  after: number,
): readonly (NavigationItem | null)[] {
  const pages = flat(tree)
  const place = pages.findIndex((page) => page.path === path)
  const at = (index: number) => (place === -1 ? null : (pages[index] ?? null))
  return [
    ...Array.from({ length: before }, (_, step) => at(place - before + step)),
    ...Array.from({ length: after }, (_, step) => at(place + 1 + step)),
  ]
}

function flat(items: readonly NavigationItem[]): readonly NavigationItem[] {
  return items.flatMap(({ children, ...item }) => [
    ...(item.page === false ? [] : [item]),
    ...(children ? flat(children) : []),
  ])
}
