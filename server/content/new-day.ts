import { dayInParis } from '@allure/content-engine'

const minute = 60_000

export function onNewDay(now: () => Date, run: (day: string) => Promise<void>): () => void {
  let day = dayInParis(now())
  const timer = setInterval(() => {
    const today = dayInParis(now())
    if (today === day) return
    const before = day
    day = today
    // The database may be away at midnight: a minute later it is a new day still.
    run(today).catch(() => (day = before))
  }, minute).unref()
  return () => clearInterval(timer)
}
