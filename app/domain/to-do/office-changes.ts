/** What PostgreSQL says when something of the office has changed, in whatever instance. */
export const officeChannel = 'office_changed'

const listeners = new Set<() => void>()

export function officeChanged(): void {
  for (const listener of listeners) listener()
}

/** @returns what ends it */
export function onOfficeChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
