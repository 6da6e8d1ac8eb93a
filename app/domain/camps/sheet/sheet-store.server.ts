import { and, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { writeAuditLog } from '#app/domain/audit-log/store.server.ts'
import type { StoreServices } from '#app/domain/shared/services.server.ts'
import type { Database } from '#db/database.ts'
import { bookingParticipants, bookings, participantNotes } from '#db/schema/index.ts'
import { isMinorOn } from '../bookings/participant.ts'

/** Who comes to a camp, as its coach needs them there: by name, without days of birth. */
export async function readCampSheet(database: Pick<Database, 'select'>, camp: string) {
  const rows = await database
    .select({
      participant: bookingParticipants,
      startOn: bookings.startOn,
      arrivedAt: participantNotes.arrivedAt,
    })
    .from(bookingParticipants)
    .innerJoin(bookings, eq(bookings.id, bookingParticipants.bookingId))
    .leftJoin(
      participantNotes,
      and(
        eq(participantNotes.bookingId, bookingParticipants.bookingId),
        eq(participantNotes.rank, bookingParticipants.rank),
      ),
    )
    .where(and(eq(bookings.camp, camp), eq(bookings.stage, 'booked'), isNull(bookingParticipants.leftAt)))
    .orderBy(asc(sql`lower(${bookingParticipants.lastName})`), asc(bookingParticipants.firstName))
  return rows.map(({ participant, startOn, arrivedAt }) => ({
    bookingId: participant.bookingId,
    rank: participant.rank,
    name: `${participant.firstName} ${participant.lastName}`.trim(),
    phone: participant.phone ?? undefined,
    emergencyName: participant.emergencyName ?? '',
    emergencyPhone: participant.emergencyPhone ?? '',
    guardianName: participant.guardianName ?? undefined,
    isMinor: participant.bornOn !== null && isMinorOn(participant.bornOn, startOn),
    levelGroup: participant.levelGroup ?? undefined,
    diet: participant.diet ?? undefined,
    roomMate: participant.roomMate ?? undefined,
    options: participant.options.map(({ label }) => label),
    arrivedAt,
  }))
}

export type CampSheetLine = Awaited<ReturnType<typeof readCampSheet>>[number]

type Arrival = {
  readonly bookingId: string
  readonly rank: number
  readonly hasArrived: boolean
  readonly camp: string
}

type Actor = { readonly id: string; readonly name: string }

/** Ticks who arrived, or takes the tick off; false when it stood so already, or nobody has this place. */
export async function markArrival(
  { database, clock }: StoreServices,
  { bookingId, rank, hasArrived, camp }: Arrival,
  actor: Actor,
): Promise<boolean> {
  const at = clock.now()
  return database.transaction(async (transaction) => {
    const isTheirs = and(
      eq(bookingParticipants.bookingId, bookingId),
      eq(bookingParticipants.rank, rank),
      isNull(bookingParticipants.leftAt),
    )
    const [person] = await transaction
      .select({ rank: bookingParticipants.rank })
      .from(bookingParticipants)
      .innerJoin(bookings, eq(bookings.id, bookingParticipants.bookingId))
      .where(and(isTheirs, eq(bookings.camp, camp), eq(bookings.stage, 'booked')))
    if (!person) return false
    const arrivedAt = hasArrived ? at : null
    const isOtherwise = hasArrived
      ? isNull(participantNotes.arrivedAt)
      : isNotNull(participantNotes.arrivedAt)
    const [marked] = await transaction
      .insert(participantNotes)
      .values({ bookingId, rank, arrivedAt })
      .onConflictDoUpdate({
        target: [participantNotes.bookingId, participantNotes.rank],
        set: { arrivedAt },
        setWhere: isOtherwise,
      })
      .returning({ rank: participantNotes.rank })
    if (!marked) return false
    const subject = { id: camp, name: camp }
    await writeAuditLog(transaction, { at, actor, action: 'camp.arrival', subject })
    return true
  })
}
