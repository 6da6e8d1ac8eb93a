/** A path with `*` for one segment, and `**` for any number of segments, none included, at its end. */
export function isPattern(pattern: string): boolean {
  if (!pattern.startsWith('/') || /[\s?#\\%]|\/\//.test(pattern)) return false
  if (pattern !== '/' && pattern.endsWith('/')) return false
  const parts = segmentsOf(pattern)
  return parts.every((part, index) => {
    if (part === '.' || part === '..') return false
    if (part === '**') return index === parts.length - 1
    return part === '*' || !part.includes('*')
  })
}

/** A path of the site, or an http(s) address; `*` only as the `**` it ends with. */
export function isRedirectTarget(target: string): boolean {
  const fixed = target.endsWith('/**') ? target.slice(0, -2) : target
  if (/[\s\\*]/.test(fixed)) return false
  if (isAbsolute(fixed))
    return URL.canParse(fixed) && /^https?:\/\/[^/]+(\/|$)/.test(fixed) && !hasCredentials(fixed)
  return fixed.startsWith('/') && !fixed.includes('//')
}

export function isAbsolute(target: string): boolean {
  return /^https?:\/\//.test(target)
}

/** The segments of a path as people write them: decoded, empty ones left out. */
export function segmentsOf(path: string): string[] {
  return path.split('/').filter(Boolean).map(decode)
}

/** How many segments of the path `**` stands for, or none of that when it has none; undefined when the pattern says nothing of the path. */
export function matchPattern(
  pattern: string,
  path: readonly string[],
): { rest: readonly string[] } | undefined {
  const parts = segmentsOf(pattern)
  const isOpen = parts.at(-1) === '**'
  const fixed = isOpen ? parts.slice(0, -1) : parts
  if (isOpen ? path.length < fixed.length : path.length !== fixed.length) return undefined
  const isMatch = fixed.every((part, index) => part === '*' || part === path[index])
  return isMatch ? { rest: path.slice(fixed.length) } : undefined
}

/** Below zero when the first pattern is the narrower one: a word before `*`, `*` before `**`, from left to right. */
export function compareNarrowness(first: string, second: string): number {
  const [a, b] = [segmentsOf(first), segmentsOf(second)]
  for (let index = 0; index < Math.max(a.length, b.length); index++) {
    const difference = widthOf(a[index]) - widthOf(b[index])
    if (difference !== 0) return difference
  }
  return 0
}

function hasCredentials(address: string): boolean {
  const { username, password } = new URL(address)
  return username !== '' || password !== ''
}

// A pattern that has ended is narrower than one that goes on with `**`.
function widthOf(part: string | undefined): number {
  if (part === '**') return 2
  return part === '*' ? 1 : 0
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}
