import type { Clock } from '#app/outside/clock.ts'
import type { Database } from '#db/database.ts'

export type ReadServices = { readonly database: Pick<Database, 'select'> }
export type StoreServices = { readonly database: Database; readonly clock: Clock }
