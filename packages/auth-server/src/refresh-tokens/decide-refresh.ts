/**
 * What a well-signed refresh token earns: `rotate` (a new token, counter + 1), `answer-current` (the token of the
 * stored counter again), `theft` (the session ends), `invalid` (never issued here).
 */
type RefreshDecision = 'rotate' | 'answer-current' | 'theft' | 'invalid'

type RefreshFacts = {
  storedCounter: number
  tokenCounter: number
  lastRefreshedAt: Date
  now: Date
  reuseIntervalSeconds: number
  allowReuse: boolean
}

/**
 * Decides on a refresh under the session's lock. An old token is answered when it is the one just before (the client
 * lost our answer), when the last refresh is less than the reuse interval away (several tabs at once), or when reuse
 * is allowed outright. Source: GoTrue, version 2. `lastRefreshedAt` is the sign-in when there was no refresh yet.
 */
export function decideRefresh(facts: RefreshFacts): RefreshDecision {
  const stepsBehind = facts.storedCounter - facts.tokenCounter
  if (stepsBehind === 0) return 'rotate'
  if (stepsBehind < 0) return 'invalid'
  return stepsBehind === 1 || facts.allowReuse || isRecent(facts) ? 'answer-current' : 'theft'
}

function isRecent({ lastRefreshedAt, now, reuseIntervalSeconds }: RefreshFacts) {
  return Math.abs(now.getTime() - lastRefreshedAt.getTime()) < reuseIntervalSeconds * 1000
}
