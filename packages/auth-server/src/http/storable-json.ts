const deepest = 64

/**
 * Whether the database can keep a JSON value: it takes neither the character NUL nor half a surrogate pair, and what is
 * nested without end is read by nobody.
 */
export function isStorableJson(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return isStorableText(value)
  if (typeof value !== 'object' || value === null) return true
  if (depth >= deepest) return false
  return Object.entries(value).every(([key, held]) => isStorableText(key) && isStorableJson(held, depth + 1))
}

function isStorableText(text: string) {
  return text.isWellFormed() && !text.includes('\0')
}
