import type { FeedEvent } from './feed-events.ts'

export const feedKinds = ['tout', 'mes-courses'] as const
export type FeedKind = (typeof feedKinds)[number]

export const feedNames: Readonly<Record<FeedKind, string>> = {
  tout: 'Calendrier du club',
  'mes-courses': 'Mes courses',
}

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

export function isFeedKind(name: string): name is FeedKind {
  return feedKinds.some((kind) => kind === name)
}
