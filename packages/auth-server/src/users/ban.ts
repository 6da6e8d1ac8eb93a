import type { UserRow } from '../database.ts'
import { AuthError, invalid } from '../errors/auth-error.ts'

const units = new Map(
  Object.entries({ ns: 1e-6, us: 1e-3, µs: 1e-3, μs: 1e-3, ms: 1, s: 1000, m: 60_000, h: 3_600_000 }),
)

const part = /(\d+(?:\.\d*)?|\.\d+)(ns|us|µs|μs|ms|s|m|h)/gy

const longest = 9_223_372_036_854

export function requireNotBanned({ bannedUntil }: UserRow, now: Date, status: 400 | 403): void {
  if (bannedUntil && bannedUntil > now) throw new AuthError(status, 'user_banned', 'User is banned')
}

/** The end of a ban of `24h`, `1h30m`… (source: Go); `none` lifts it. `400 validation_failed` otherwise. */
export function bannedUntil(duration: string, now: Date): Date | null {
  if (duration === 'none' || duration === '0') return null
  const parts = [...duration.matchAll(part)]
  const isWhole = parts.length > 0 && parts.map(([text]) => text).join('') === duration
  const lengths = parts.map(([, amount, unit = '']) => Number(amount) * (units.get(unit) ?? Number.NaN))
  const milliseconds = lengths.reduce((sum, length) => sum + length, 0)
  if (isWhole && milliseconds <= longest)
    return milliseconds === 0 ? null : new Date(now.getTime() + milliseconds)
  const said = JSON.stringify(duration.slice(0, 40))
  throw invalid(`invalid format for ban duration: ${said}`)
}
