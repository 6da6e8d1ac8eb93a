import { and, gte, lt, sql } from 'drizzle-orm'
import { documents } from '#db/schema/index.ts'
import type { Dated } from '../services.server.ts'

/**
 * What was sold in each month, by `YYYY-MM` in France, credit notes deducted: the sums of the export for the accountant.
 * Cents, taxes included; a month without a document is left out. @param from, until months, both included
 */
export async function salesByMonth(
  { database }: Pick<Dated, 'database'>,
  { from, until }: { readonly from: string; readonly until: string },
): Promise<ReadonlyMap<string, number>> {
  const startOf = (month: string) => sql`${`${month}-01`}::timestamp AT TIME ZONE 'Europe/Paris'`
  const end = sql`(${`${until}-01`}::timestamp + interval '1 month') AT TIME ZONE 'Europe/Paris'`
  const month = sql<string>`to_char(${documents.issuedAt} AT TIME ZONE 'Europe/Paris', 'YYYY-MM')`
  const total = sql`(${documents.document} ->> 'totalCents')::bigint`
  const signed = sql`CASE ${documents.kind} WHEN 'invoice' THEN ${total} ELSE -${total} END`
  const rows = await database
    .select({ month: month.as('month'), cents: sql`sum(${signed})`.mapWith(Number) })
    .from(documents)
    .where(and(gte(documents.issuedAt, startOf(from)), lt(documents.issuedAt, end)))
    .groupBy(sql`month`)
  return new Map(rows.map(({ month: name, cents }) => [name, cents]))
}
