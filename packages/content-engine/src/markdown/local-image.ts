import { posix } from 'node:path'

/**
 * The key of a local image: its path inside the content directory. `./photo.jpg` is beside the document,
 * `/photos/photo.jpg` counts from the content directory. Undefined when it is remote or outside.
 */
export function imageKeyOf(source: string, documentInContent: string): string | undefined {
  if (/^[a-z][a-z\d+.-]*:|^\/\//i.test(source)) return undefined
  const path = decodePath(source)
  const key = path?.startsWith('/')
    ? posix.normalize(path.slice(1))
    : posix.join(posix.dirname(documentInContent), path ?? '')
  return path === undefined || key.startsWith('..') ? undefined : key
}

function decodePath(source: string): string | undefined {
  try {
    return decodeURIComponent(source)
  } catch (error) {
    if (error instanceof URIError) return undefined
    throw error
  }
}
