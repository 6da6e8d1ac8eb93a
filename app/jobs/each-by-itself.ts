import type { TaskList } from 'graphile-worker'
import type { Services } from '#app/http/context.ts'
import { alarmed } from './alarmed.ts'

/** What is done one after the other, by names; what each says it did goes to the log. */
export type Steps = Record<string, () => Promise<unknown>>

/** A task that queues its steps, and a task for each of them: one that fails is told and tried again alone. */
export function eachByItself(
  name: string,
  steps: Steps,
  services: Pick<Services, 'database' | 'clock' | 'logger'>,
): TaskList {
  const { logger } = services
  const nameOf = (step: string) => `${name}_${step}`
  const own = Object.entries(steps).map(([step, run]) => {
    const runStep = async () => {
      const done = await run()
      logger.info({ task: nameOf(step), done }, 'upkeep')
    }
    return [nameOf(step), runStep] as const
  })
  return {
    ...alarmed(Object.fromEntries(own), services),
    async [name](_, { addJob }) {
      // In one queue: they take turns, as two long ones would take both workers from the mails.
      for (const [task] of own) await addJob(task, {}, { jobKey: task, queueName: 'upkeep', maxAttempts: 5 })
    },
  }
}
