import { createRequire, registerHooks } from 'node:module'
import { pathToFileURL } from 'node:url'
import { ofetch } from 'ofetch'

/** `@nuxt/content` as it is published: the release that the specification names, and the newest. */
export const releases = ['nuxt-content-3-5', 'nuxt-content'] as const

export type Release = (typeof releases)[number]

export type Row = Readonly<Record<string, unknown>>

export type Entry = { readonly path: string; readonly title: string; readonly children?: readonly Entry[] }

type Group = { where(field: string, operator: string, value?: unknown): Group }

type Query = Omit<Group, 'where'> & {
  where(field: string, operator: string, value?: unknown): Query
  orWhere(group: (any: Group) => Group): Query
  path(path: string): Query
  select(...fields: readonly string[]): Query
  order(field: string, direction: 'ASC' | 'DESC'): Query
  skip(count: number): Query
  limit(count: number): Query
  all(): Promise<readonly Row[]>
  first(): Promise<Row | null>
  count(field?: string, isDistinct?: boolean): Promise<number>
}

export type Client = {
  queryCollection(collection: string): Query
  queryCollectionNavigation(collection: string): Promise<readonly Entry[]>
  queryCollectionItemSurroundings(
    collection: string,
    path: string,
    options?: { readonly before?: number; readonly after?: number },
  ): Promise<readonly (Entry | null)[]>
  queryCollectionSearchSections(collection: string): Promise<readonly Row[]>
}

type Settings = {
  readonly url: string
  readonly cookie: string
  /** What the build of its site would have put into it: the fields of each collection, and their versions. */
  readonly fields: Readonly<Record<string, Readonly<Record<string, string>>>>
  readonly versions: Readonly<Record<string, string>>
}

const require = createRequire(import.meta.url)
const visits = new Map<string, { readonly $fetch: typeof ofetch; readonly window: object }>()
Object.assign(globalThis, { visitsOfPublishedClient: visits })

/** A release of the client, its own files, in a browser of its own: around them is only what a bundler and a browser put there. */
export function visitWith(release: Release, { url, cookie, fields, versions }: Settings) {
  const folder = new URL('.', pathToFileURL(require.resolve(`${release}/runtime`))).href
  const visit = `?visit=${visits.size}`
  const $fetch = ofetch.create({ baseURL: url, headers: { cookie }, retry: 0 })
  const window = { WebAssembly, localStorage: storage(), sessionStorage: storage() }
  visits.set(visit, { $fetch, window })
  const virtual: Readonly<Record<string, string>> = {
    '#content/manifest': manifestOf(fields, versions),
    '#imports':
      'export const tryUseNuxtApp = () => undefined, ref = (value) => ({ value }), toValue = (value) => value, watch = () => {}',
  }
  const hooks = registerHooks({
    resolve(specifier, context, next) {
      if (!context.parentURL?.endsWith(visit)) return next(specifier, context)
      const text = virtual[specifier]
      if (text !== undefined)
        return { url: `data:text/javascript,${encodeURIComponent(text)}`, shortCircuit: true }
      const found = next(specifier, context)
      return found.url.startsWith(folder) ? { ...found, url: found.url + visit } : found
    },
    load(address, context, next) {
      const loaded = next(address, context)
      if (!address.startsWith(folder) || !address.endsWith(visit)) return loaded
      const start = `import.meta.client = true; const { $fetch, window } = visitsOfPublishedClient.get('${visit}');`
      return { ...loaded, source: start + String(loaded.source) }
    },
  })
  const file = <Exports>(name: string): Promise<Exports> => import(`${folder}${name}${visit}`)
  return {
    file,
    client: () => file<Client>(release === 'nuxt-content' ? 'client.js' : 'app.js'),
    /** A request that its site answers: it asks ours with the cookies it was sent itself. */
    event: {
      context: {},
      node: { req: { headers: { cookie } } },
      $fetch: ofetch.create({ baseURL: url, retry: 0 }),
    },
    kept: window.localStorage.items,
    end: () => hooks.deregister(),
  }
}

function manifestOf(fields: Settings['fields'], versions: Settings['versions']): string {
  const names = Object.keys(fields)
  const tables = Object.fromEntries([...names, 'info'].map((name) => [name, `_content_${name}`]))
  const shapes = Object.fromEntries(names.map((name) => [name, { fields: fields[name] }]))
  return `export const checksums = ${JSON.stringify(versions)}, tables = ${JSON.stringify(tables)}; export default ${JSON.stringify(shapes)}`
}

function storage() {
  const items = new Map<string, string>()
  return {
    items,
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
  }
}
