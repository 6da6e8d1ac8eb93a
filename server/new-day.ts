import { dayInParis } from '@allure/content-engine'

const minute = 60_000

/** Calls `run` soon after each midnight in Paris: sample dates are offsets, and a camp that was coming is past. */
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
