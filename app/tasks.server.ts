import type { TaskList } from 'graphile-worker'
import type { Services } from './context.ts'
import { deliverMail } from './domain/mail/store.server.ts'

/** Every kind of job the site queues. */
export function tasks(services: Services): TaskList {
  return {
    deliver_mail: (payload) => deliverMail(services, payload),
  }
}
