import { and, desc, eq, inArray, like, not, or, sql, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { bookingsOfPerson, eraseWaitsOfPerson, waitsOfPerson } from '#app/domain/camps/store.server.ts'
import {
  calendarSettingsOfPerson,
  eraseCalendarSettingsOfPerson,
  eraseParticipationsOfPerson,
  forgetProposer,
  participationsOfPerson,
  proposalsOfPerson,
} from '#app/domain/competitions/store.server.ts'
import { eraseJoinRequestsOfPerson, joinRequestsOfPerson } from '#app/domain/joining/store.server.ts'
import {
  forgetOrderBuyer,
  orderActsOfPerson,
  ordersOfAccount,
  ordersOfPerson,
} from '#app/domain/orders/store.server.ts'
import { eraseReadingOfPerson, readingOfPerson } from '#app/domain/reading/store.server.ts'
import { eraseSendingsOfPerson, sendingsOfPerson } from '#app/domain/sendings/store.server.ts'
import {
  eraseRestockOfPerson,
  restockOfPerson,
  stockMovementsOfPerson,
} from '#app/domain/shop/store.server.ts'
import { eraseTestimonialsOfPerson, testimonialsOfPerson } from '#app/domain/testimonials/store.server.ts'
import { erasePacesOfPerson, pacesOfPerson } from '#app/domain/training/store.server.ts'
import type { Database, Transaction } from '#db/database.ts'
import {
  contentRevisions,
  declarations,
  auditLog,
  members,
  messageAnswers,
  messages,
  outgoingMails,
  recoveryCodes,
  sessions,
  signIns,
} from '#db/schema/index.ts'
import notices from './notices.json' with { type: 'json' }
import type { DataNotice, Person } from './person.ts'

const writtenBy = ({ email }: Person) => eq(sql`lower(${messages.email})`, email)
const receivedBy = ({ email, phones }: Person) =>
  inArray(sql`lower(${outgoingMails.recipient})`, [email, ...phones])

export type AccountRecords = { tracesOf?: (userId: string) => Promise<readonly object[]> }

type Held = {
  collect: (database: Database, person: Person, accounts: AccountRecords) => Promise<unknown>
  erase?: (transaction: Transaction, person: Person) => Promise<unknown>
}

/** Rows that are told and erased whole. */
function rowsOf(table: PgTable, isTheirs: (person: Person) => SQL, order?: PgColumn): Held {
  return {
    collect: (database, person) =>
      database
        .select()
        .from(table)
        .where(isTheirs(person))
        .orderBy(...(order ? [order] : [])),
    erase: (transaction, person) => transaction.delete(table).where(isTheirs(person)),
  }
}

const held: Readonly<Record<string, Held>> = {
  membre: rowsOf(members, ({ userId }) => eq(members.userId, userId)),
  sessions: rowsOf(sessions, ({ userId }) => eq(sessions.userId, userId), sessions.firstSeenAt),
  connexions: {
    collect: (database, { userId }) =>
      database
        .select({ at: signIns.at, device: signIns.device, disownedAt: signIns.disownedAt })
        .from(signIns)
        .where(eq(signIns.userId, userId))
        .orderBy(signIns.at),
    erase: (transaction, { userId }) => transaction.delete(signIns).where(eq(signIns.userId, userId)),
  },
  codesDeSecours: {
    collect: (database, { userId }) =>
      database
        .select({ createdAt: recoveryCodes.createdAt, usedAt: recoveryCodes.usedAt })
        .from(recoveryCodes)
        .where(eq(recoveryCodes.userId, userId)),
    erase: (transaction, { userId }) =>
      transaction.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId)),
  },
  messages: {
    collect: async (database, person) => {
      const written = await database.select().from(messages).where(writtenBy(person))
      const ids = written.map(({ id }) => id)
      const answers = await database
        .select()
        .from(messageAnswers)
        .where(inArray(messageAnswers.messageId, ids))
      return written.map((message) => ({
        ...message,
        answers: answers
          .filter(({ messageId }) => messageId === message.id)
          .map(({ text, answeredAt }) => ({ text, answeredAt })),
      }))
    },
    erase: (transaction, person) => transaction.delete(messages).where(writtenBy(person)),
  },
  reponsesAuxMessages: {
    collect: (database, { userId }) =>
      database
        .select({ text: messageAnswers.text, answeredAt: messageAnswers.answeredAt })
        .from(messageAnswers)
        .where(eq(messageAnswers.authorId, userId)),
  },
  courriers: {
    // Codes and links in them may still open something: their subject and date are enough.
    collect: (database, person) =>
      database
        .select({
          subject: outgoingMails.subject,
          recipient: outgoingMails.recipient,
          status: outgoingMails.status,
          createdAt: outgoingMails.createdAt,
          sentAt: outgoingMails.sentAt,
        })
        .from(outgoingMails)
        .where(receivedBy(person))
        .orderBy(desc(outgoingMails.createdAt)),
    erase: (transaction, person) =>
      transaction
        .delete(outgoingMails)
        .where(and(receivedBy(person), not(like(outgoingMails.template, 'declaration-%')))),
  },
  declarations: {
    collect: (database, { email }) =>
      database
        .select()
        .from(declarations)
        .where(eq(sql`lower(${declarations.email})`, email)),
  },
  commandes: { collect: ordersOfPerson },
  articlesAttendus: { collect: restockOfPerson, erase: eraseRestockOfPerson },
  stages: { collect: bookingsOfPerson },
  listesDAttente: { collect: waitsOfPerson, erase: eraseWaitsOfPerson },
  commandesDuCompte: { collect: ordersOfAccount, erase: forgetOrderBuyer },
  courses: { collect: participationsOfPerson, erase: eraseParticipationsOfPerson },
  coursesProposees: { collect: proposalsOfPerson, erase: forgetProposer },
  agenda: { collect: calendarSettingsOfPerson, erase: eraseCalendarSettingsOfPerson },
  envoisDuClub: {
    collect: async (database, person) => [
      ...(await sendingsOfPerson(database, person)),
      ...(await joinRequestsOfPerson(database, person)),
    ],
    erase: async (transaction, person) => {
      await eraseSendingsOfPerson(transaction, person)
      await eraseJoinRequestsOfPerson(transaction, person)
    },
  },
  temoignages: { collect: testimonialsOfPerson, erase: eraseTestimonialsOfPerson },
  lectures: { collect: readingOfPerson, erase: eraseReadingOfPerson },
  allures: { collect: pacesOfPerson, erase: erasePacesOfPerson },
  journal: {
    collect: (database, { userId }) =>
      database
        .select({
          at: auditLog.at,
          action: auditLog.action,
          by: auditLog.actorName,
          about: auditLog.subjectName,
          device: sql<string | null>`${auditLog.details} ->> 'device'`,
        })
        .from(auditLog)
        .where(or(eq(auditLog.actorId, userId), eq(auditLog.subjectId, userId)))
        .orderBy(auditLog.at),
  },
  tracesDuCompte: {
    collect: async (_database, { userId }, { tracesOf }) => (await tracesOf?.(userId)) ?? [],
  },
  textes: {
    collect: (database, { userId }) =>
      database
        .select({
          file: contentRevisions.file,
          note: contentRevisions.note,
          createdAt: contentRevisions.createdAt,
        })
        .from(contentRevisions)
        .where(eq(contentRevisions.author, userId)),
  },
  stock: { collect: stockMovementsOfPerson },
  gestesSurCommandes: { collect: orderActsOfPerson },
}

/** Everything the site holds of a person, in the order of their notices. A subject that keeps personal data adds itself. */
export const personDataKinds: readonly (DataNotice & Held)[] = notices.map((notice) => {
  const kind = held[notice.key]
  if (!kind) throw new Error(`Nobody collects « ${notice.key} ».`)
  return { ...notice, ...kind }
})
