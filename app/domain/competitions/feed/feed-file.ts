import { isKeyOf } from '#app/domain/shared/key-of.ts'
import type { FeedEvent } from './feed-events.ts'

export const feedNames = { tout: 'Calendrier du club', 'mes-courses': 'Mes courses' } as const
export type FeedKind = keyof typeof feedNames
export const isFeedKind = isKeyOf(feedNames)
export const feedKinds = Object.keys(feedNames).filter(isFeedKind)

export type FeedFile = {
  /** The same for the same octets, wherever they were made. */
  readonly tag: string
  /** When the latest change of what is in it was; undefined when it is empty. */
  readonly changedAt: Date | undefined
  readonly octets: Uint8Array<ArrayBuffer>
}

/** The latest change of some events; undefined for none. */
export function latestChange(events: readonly FeedEvent[]): Date | undefined {
  const latest = events.reduce((known, { changedAt }) => Math.max(known, changedAt.getTime()), -Infinity)
  return Number.isFinite(latest) ? new Date(latest) : undefined
}
