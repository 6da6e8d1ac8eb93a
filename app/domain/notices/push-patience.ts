const minute = 60_000
const longest = 60 * minute

/** Leaves a push service that refuses in peace: asked again at the next turn, then after 2, 4, 8 minutes, at most an hour. */
export function pushPatience() {
  // Of subscriptions alone: a few a person, and forgotten with the process.
  const refusing = new Map<string, { times: number; until: number }>()
  return {
    mayAsk(endpoint: string, now: Date): boolean {
      return (refusing.get(endpoint)?.until ?? 0) <= now.getTime()
    },
    note(endpoint: string, outcome: 'sent' | 'gone' | 'failed', now: Date): void {
      if (outcome !== 'failed') return void refusing.delete(endpoint)
      const times = (refusing.get(endpoint)?.times ?? 0) + 1
      const wait = times === 1 ? 0 : Math.min(longest, 2 ** (times - 1) * minute)
      refusing.set(endpoint, { times, until: now.getTime() + wait })
    },
  }
}
