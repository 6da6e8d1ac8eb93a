import { setTimeout as wait } from 'node:timers/promises'
import { ContentError } from '@allure/content-engine'
import type { Followed } from './follow-changes.ts'

type Edited = { refreshEdits: () => Promise<void> }

/** In ms: the database may be away for a moment just when it says that something changed. */
const pauses = [200, 1000, 3000]

export function followEdits(content: Edited, channel: string): Followed {
  let current: Promise<void> = Promise.resolve()
  let next: Promise<void> | undefined
  const readNext = () => {
    next = undefined
    current = refreshPatiently(content)
    return current
  }
  return { channel, readAgain: () => (next ??= current.then(readNext, readNext)) }
}

async function refreshPatiently(content: Edited): Promise<void> {
  for (const pause of pauses) {
    try {
      return await content.refreshEdits()
    } catch (error) {
      if (error instanceof ContentError) throw error
      await wait(pause, undefined, { ref: false })
    }
  }
  return content.refreshEdits()
}
