import { and, asc, isNotNull, isNull } from 'drizzle-orm'
import type { Clock } from '#app/outside/clock.ts'
import type { SiteContentReader } from '#content/collections.ts'
import type { Database } from '#db/database.ts'
import { restockRequests } from '#db/schema/index.ts'
import { listProductSummaries, readShopTexts } from '../catalogue/catalogue-store.server.ts'
import { variantLabel } from '../labels.ts'

type WaitingServices = {
  readonly database: Pick<Database, 'select'>
  readonly content: SiteContentReader
  readonly clock: Clock
}

/** Those who wait for one variant and confirmed it, the first of the list first. */
export type Waiting = {
  readonly identifier: string
  readonly variant: string
  /** Of the product; its identifier when the shop has it no more. */
  readonly name: string
  readonly detail: string
  readonly size: string | undefined
  readonly people: readonly { readonly email: string; readonly since: Date }[]
}

/** Who waits for what, the longest list first. */
export async function listWaiting(services: WaitingServices): Promise<Waiting[]> {
  const { identifier, variant, email, confirmedAt, toldAt, id } = restockRequests
  const rows = await services.database
    .select({ identifier, variant, email, confirmedAt })
    .from(restockRequests)
    .where(and(isNotNull(confirmedAt), isNull(toldAt)))
    .orderBy(asc(confirmedAt), asc(id))
  if (rows.length === 0) return []
  const [products, { colours }] = await Promise.all([listProductSummaries(services), readShopTexts(services)])
  const lists = Map.groupBy(rows, (row) => `${row.identifier} ${row.variant}`)
  return [...lists.values()]
    .flatMap((list): Waiting[] => {
      const [first] = list
      if (!first) return []
      const product = products.find((known) => known.identifier === first.identifier)
      const known = product?.variants.find(({ id: own }) => own === first.variant)
      return [
        {
          identifier: first.identifier,
          variant: first.variant,
          name: product?.name ?? first.identifier,
          detail: known ? variantLabel(known, colours) : first.variant,
          size: known?.size,
          people: list.map((row) => ({ email: row.email ?? '', since: row.confirmedAt ?? new Date(0) })),
        },
      ]
    })
    .toSorted((one, other) => other.people.length - one.people.length)
}
