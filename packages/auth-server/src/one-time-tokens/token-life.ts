/**
 * Whether a token sent at `sentAt` may still be used: up to and including the last instant of its life, in seconds
 * (source: GoTrue). A token that was never sent has no life.
 */
export function isTokenAlive(token: { sentAt: Date | null; now: Date; lifeSeconds: number }): boolean {
  const { sentAt, now, lifeSeconds } = token
  return sentAt !== null && now.getTime() <= sentAt.getTime() + lifeSeconds * 1000
}
