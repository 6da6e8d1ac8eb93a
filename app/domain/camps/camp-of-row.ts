import { centsOfEuros } from '#app/domain/shared/money.ts'
import type { Camp as CampRow } from '#content/collections.ts'

const listPrefix = '/nos-stages/'

/** A content row as the domain sees it: euros become cents, days get their names. */
export function summaryOfRow(row: CampRow) {
  const { meta } = row
  return {
    slug: row.path.slice(listPrefix.length),
    path: row.path,
    title: row.title,
    description: row.description,
    summary: row.summary,
    location: row.location,
    sports: meta.sports,
    tags: row.tags,
    priceCents: centsOfEuros(row.price),
    art: meta.art,
    isSample: meta.sample,
    changedOn: meta.changedOn,
    startOn: row.startDate,
    endOn: row.endDate,
    opensOn: meta.opensOn,
    capacity: row.capacity,
    taken: meta.taken,
    isMarkedFull: row.isFull,
    isCancelled: meta.cancelled,
  }
}

export function campOfRow(row: CampRow) {
  const { meta } = row
  return {
    ...summaryOfRow(row),
    level: meta.level,
    group: meta.group,
    volume: meta.volume,
    place: meta.place,
    coaches: meta.coaches.map(({ role, note }) => ({ role, note })),
    included: meta.included,
    notIncluded: meta.notIncluded,
    days: meta.days,
    options: meta.options.map(({ label, note, price }) => ({ label, note, priceCents: centsOfEuros(price) })),
    depositCents: meta.deposit === undefined ? undefined : centsOfEuros(meta.deposit),
    priceNote: meta.priceNote,
    lodging: meta.lodging,
    lodgingNote: meta.lodgingNote,
    cancellationTerms: meta.cancellationTerms,
    document: row.document ?? undefined,
  }
}
