import { createHash } from 'node:crypto'
import type { FeedEvent } from './feed-events.ts'
import { type FeedFile, latestChange } from './feed-file.ts'
import { writeFeed } from './write-feed.ts'

export function fileOf(name: string, events: readonly FeedEvent[]): FeedFile {
  const octets = writeFeed({ name, events })
  const tag = createHash('sha256').update(octets).digest('base64url').slice(0, 27)
  return { tag, changedAt: latestChange(events), octets }
}
