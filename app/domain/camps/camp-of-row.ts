import { centsOfEuros } from '#app/domain/shared/money.ts'
import type { Camp as CampRow } from '#content/collections.ts'

const listPrefix = '/nos-stages/'

export function slugOfRow({ path }: Pick<CampRow, 'path'>): string {
  return path.slice(listPrefix.length)
}

/** A content row as the domain sees it: euros become cents, days get their names. @param booked places booked here */
export function summaryOfRow(row: CampRow, booked: number) {
  const { meta } = row
  return {
    slug: slugOfRow(row),
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
    takenElsewhere: meta.taken,
    taken: meta.taken + booked,
    isMarkedFull: row.isFull,
    isCancelled: meta.cancelled,
  }
}

export function campOfRow(row: CampRow, booked: number) {
  const { meta } = row
  return {
    ...summaryOfRow(row, booked),
    level: meta.level,
    group: meta.group,
    volume: meta.volume,
    place: meta.place,
    coaches: meta.coaches.map(({ role, note }) => ({ role, note })),
    included: meta.included,
    notIncluded: meta.notIncluded,
    days: meta.days,
    options: meta.options.map(({ price, ...option }) => ({ ...option, priceCents: centsOfEuros(price) })),
    balanceDays: meta.balanceDays,
    earlyBird: meta.earlyBird && reducedPrice(meta.earlyBird),
    memberPrice: meta.memberPrice && reducedPrice(meta.memberPrice),
    cancellation: meta.cancellation,
    levelGroups: meta.levelGroups,
    minorsDeclaration: meta.minorsDeclaration,
    depositCents: meta.deposit === undefined ? undefined : centsOfEuros(meta.deposit),
    priceNote: meta.priceNote,
    lodging: meta.lodging,
    lodgingNote: meta.lodgingNote,
    package: meta.package,
    cancellationTerms: meta.cancellationTerms,
    document: row.document ?? undefined,
  }
}

function reducedPrice<Reduced extends { price: number }>({ price, ...reduced }: Reduced) {
  return { ...reduced, priceCents: centsOfEuros(price) }
}
