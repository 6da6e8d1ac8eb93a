import { addDays } from '#app/domain/shared/dates/french-dates.ts'
import { centsOfEuros } from '#app/domain/shared/money.ts'
import type { Camp as CampRow } from '#content/collections.ts'

const listPrefix = '/nos-stages/'

export function slugOfRow({ path }: Pick<CampRow, 'path'>): string {
  return path.slice(listPrefix.length)
}

/** What the site knows of a camp beside its text: places kept here, and whether the club called it off. */
export type HereOfCamp = { readonly places: number; readonly isClosed: boolean }

/** A content row as the domain sees it: euros become cents, days get their names. */
export function summaryOfRow(row: CampRow, here: HereOfCamp) {
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
    /** The address of its photo; without one it is drawn. */
    image: row.image ?? undefined,
    isSample: meta.sample,
    changedOn: meta.changedOn,
    startOn: row.startDate,
    endOn: row.endDate,
    opensOn: meta.opensOn,
    capacity: row.capacity,
    takenElsewhere: meta.taken,
    taken: meta.taken + here.places,
    isMarkedFull: row.isFull,
    isCancelled: meta.cancelled || here.isClosed,
  }
}

/** A size of the product that an option is; `left`: pieces in stock. */
export type OptionSize = { readonly variant: string; readonly label: string; readonly left: number }

export type CampOption = Omit<CampRow['meta']['options'][number], 'price'> & {
  readonly priceCents: number
  /** Of a product of the shop, where it is chosen: see `withSizes`. */
  readonly sizes?: readonly OptionSize[]
}

export function campOfRow(row: CampRow, here: HereOfCamp) {
  const { meta } = row
  return {
    ...summaryOfRow(row, here),
    level: meta.level,
    group: meta.group,
    volume: meta.volume,
    place: meta.place,
    coaches: meta.coaches.map(({ role, note }) => ({ role, note })),
    included: meta.included,
    notIncluded: meta.notIncluded,
    days: daysOf(row),
    options: meta.options.map(({ price, ...option }): CampOption => ({
      ...option,
      priceCents: centsOfEuros(price),
    })),
    balanceDays: meta.balanceDays,
    earlyBird: meta.earlyBird && reducedPrice(meta.earlyBird),
    memberPrice: meta.memberPrice && reducedPrice(meta.memberPrice),
    cancellation: meta.cancellation,
    levelGroups: meta.levelGroups,
    minorsDeclaration: meta.minorsDeclaration,
    depositCents: depositOf(row),
    priceNote: meta.priceNote,
    lodging: meta.lodging,
    lodgingNote: meta.lodgingNote,
    package: meta.package,
    cancellationTerms: meta.cancellationTerms,
    document: row.document ?? undefined,
  }
}

/** `on`: `YYYY-MM-DD`; unless the programme tells of each day, its days have names of their own. */
function daysOf({ startDate, endDate, meta: { days } }: CampRow) {
  const isDayByDay = addDays(startDate, days.length - 1) === endDate
  return days.map((day, index) => ({ ...day, on: isDayByDay ? addDays(startDate, index) : undefined }))
}

/** Cents; a part of a cent of a percentage is left to the balance. */
function depositOf({ price, meta: { deposit, depositPercent } }: CampRow): number | undefined {
  if (depositPercent !== undefined) return Math.floor((centsOfEuros(price) * depositPercent) / 100)
  return deposit === undefined ? undefined : centsOfEuros(deposit)
}

function reducedPrice<Reduced extends { price: number }>({ price, ...reduced }: Reduced) {
  return { ...reduced, priceCents: centsOfEuros(price) }
}
