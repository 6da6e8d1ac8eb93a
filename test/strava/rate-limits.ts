const windows = [900_000, 86_400_000] as const

/** Counts the questions by the quarters and the days of the clock, for everybody together. */
export function openRateLimits(now: () => Date) {
  const counted = new Map<string, number>()
  const limits: [number, number] = [100, 1000]
  const used = () =>
    windows.map((length) => counted.get(`${length}/${Math.floor(now().getTime() / length)}`) ?? 0)
  return {
    /** A quarter’s, a day’s. */
    limits,
    /** False when it was one too many; the refused are counted too. */
    take(): boolean {
      const isFree = used().every((count, window) => count < (limits[window] ?? 0))
      for (const length of windows) {
        const key = `${length}/${Math.floor(now().getTime() / length)}`
        counted.set(key, (counted.get(key) ?? 0) + 1)
      }
      return isFree
    },
    headers: () => ({
      'x-ratelimit-limit': limits.map((limit) => limit * 2).join(','),
      'x-ratelimit-usage': used().join(','),
      'x-readratelimit-limit': limits.join(','),
      'x-readratelimit-usage': used().join(','),
    }),
  }
}
