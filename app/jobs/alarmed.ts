import type { Task, TaskList } from 'graphile-worker'
import { noteFailure, noteSuccess } from '#app/domain/alarms/store.server.ts'
import type { Services } from '#app/http/context.ts'

type AlarmServices = Pick<Services, 'database' | 'clock' | 'logger'>

/** The same tasks; the team is told of one that keeps failing, and when it works again. */
export function alarmed(tasks: TaskList, services: AlarmServices): TaskList {
  const entries = Object.entries(tasks).map(
    ([name, task]) => [name, withAlarm(name, task, services)] as const,
  )
  return Object.fromEntries(entries)
}

function withAlarm(name: string, task: Task | undefined, services: AlarmServices): Task {
  // What cannot be written down of a task changes nothing of what the task did.
  const note = (write: typeof noteFailure) =>
    write(services, name).catch((error: unknown) =>
      services.logger.error({ err: error, task: name }, 'end of a task not noted'),
    )
  return async (payload, helpers) => {
    try {
      await task?.(payload, helpers)
    } catch (error) {
      await note(noteFailure)
      throw error
    }
    await note(noteSuccess)
  }
}
