import { dayInParis } from '@allure/content-engine'

const minute = 60_000

export function onNewDay(now: () => Date, run: (day: string) => void): () => void {
  let day = dayInParis(now())
  const timer = setInterval(() => {
    const today = dayInParis(now())
    if (today === day) return
    day = today
    run(today)
  }, minute).unref()
  return () => clearInterval(timer)
}
