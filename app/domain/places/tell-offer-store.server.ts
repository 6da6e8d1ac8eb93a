import { sql } from 'drizzle-orm'

type ToTell = { readonly id: string; readonly until: Date }

/** The job that tells browsers of an offer besides its mail; one for each, however often it is asked for. @param runAt not before */
export function tellOfferJob({ id, until }: ToTell, runAt?: Date) {
  const payload = JSON.stringify({ id, until })
  return sql`SELECT graphile_worker.add_job('tell_offer', payload => ${payload}::json, job_key => ${`offer-${id}`},
    run_at => coalesce(${runAt?.toISOString() ?? null}::timestamptz, now()), max_attempts => 8)`
}
