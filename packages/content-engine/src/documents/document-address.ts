/** `2027/1.lanzarote.md` gives stem `2027/1.lanzarote`, extension `md`. */
export function stemOf(inCollection: string): { readonly stem: string; readonly extension: string } {
  const dot = inCollection.lastIndexOf('.')
  return { stem: inCollection.slice(0, dot), extension: inCollection.slice(dot + 1) }
}

export function isFolderSettings(stem: string): boolean {
  return stem === '.navigation' || stem.endsWith('/.navigation')
}

/** What the path of a folder's settings ends with, and of nothing else: slugs have no dot. */
export const settingsPath = '/.navigation'

/** Address of a page: numeric prefixes removed, each segment slugified, a last `index` dropped. */
export function pathOf(prefix: string, stem: string): string {
  if (isFolderSettings(stem))
    return pathOf(prefix, `${stem.slice(0, -'.navigation'.length)}index`) + settingsPath
  const segments = stem.split('/').map((segment) => slugOf(segment.replace(/^\d+\./, '')))
  if (segments.at(-1) === 'index') segments.pop()
  return [prefix, ...segments].join('/') || '/'
}

/** What a name is in an address; empty when nothing of it may stand in one. */
export function slugOf(name: string): string {
  return name
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-|-$/g, '')
}
