const quarterHour = 900_000
const day = 86_400_000

/** When Strava may be asked again, by the headers of its answer to a question of `askedAt`; undefined when it may be now. */
export function spentUntil(headers: Headers, askedAt: Date, isRefused: boolean): Date | undefined {
  const spent = ['x-ratelimit', 'x-readratelimit'].flatMap((name) => {
    const limits = pairOf(headers.get(`${name}-limit`))
    const used = pairOf(headers.get(`${name}-usage`))
    return [quarterHour, day].filter((_, window) => {
      const [most, count] = [limits[window], used[window]]
      return most !== undefined && count !== undefined && count >= most
    })
  })
  if (spent.length === 0 && !isRefused) return undefined
  // The windows are those of the clock: quarters of an hour, days of universal time.
  const window = Math.max(quarterHour, ...spent)
  return new Date((Math.floor(askedAt.getTime() / window) + 1) * window)
}

function pairOf(written: string | null): (number | undefined)[] {
  return (written ?? '').split(',').map((count) => (/^\s*\d+\s*$/.test(count) ? Number(count) : undefined))
}
