import { and, desc, eq, inArray, like, not, or, sql } from 'drizzle-orm'
import {
  calendarSettingsOfPerson,
  eraseCalendarSettingsOfPerson,
  eraseParticipationsOfPerson,
  forgetProposer,
  participationsOfPerson,
  proposalsOfPerson,
} from '#app/domain/competitions/store.server.ts'
import {
  forgetOrderBuyer,
  orderActsOfPerson,
  ordersOfAccount,
  ordersOfPerson,
} from '#app/domain/orders/store.server.ts'
import { eraseReadingOfPerson, readingOfPerson } from '#app/domain/reading/store.server.ts'
import { eraseSessionsOfPerson, sessionsOfPerson } from '#app/domain/sessions/store.server.ts'
import { stockMovementsOfPerson } from '#app/domain/shop/store.server.ts'
import { erasePacesOfPerson, pacesOfPerson } from '#app/domain/training/store.server.ts'
import type { Database, Transaction } from '#db/database.ts'
import {
  contentRevisions,
  declarations,
  auditLog,
  members,
  messages,
  outgoingMails,
  recoveryCodes,
} from '#db/schema/index.ts'
import notices from './notices.json' with { type: 'json' }
import type { DataNotice, Person } from './person.ts'

const ofPerson = ({ userId }: Person) => eq(members.userId, userId)
const receivedBy = ({ email, phones }: Person) =>
  inArray(sql`lower(${outgoingMails.recipient})`, [email, ...phones])
const writtenBy = ({ email }: Person) => eq(sql`lower(${messages.email})`, email)

export type AccountRecords = { tracesOf?: (userId: string) => Promise<readonly object[]> }

type Held = {
  collect: (database: Database, person: Person, accounts: AccountRecords) => Promise<unknown>
  erase?: (transaction: Transaction, person: Person) => Promise<unknown>
}

const held: Readonly<Record<string, Held>> = {
  membre: {
    collect: (database, person) => database.select().from(members).where(ofPerson(person)),
    erase: (transaction, person) => transaction.delete(members).where(ofPerson(person)),
  },
  sessions: {
    collect: sessionsOfPerson,
    erase: eraseSessionsOfPerson,
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
    collect: (database, person) => database.select().from(messages).where(writtenBy(person)),
    erase: (transaction, person) => transaction.delete(messages).where(writtenBy(person)),
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
  commandes: {
    collect: ordersOfPerson,
  },
  commandesDuCompte: {
    collect: ordersOfAccount,
    erase: forgetOrderBuyer,
  },
  courses: {
    collect: participationsOfPerson,
    erase: eraseParticipationsOfPerson,
  },
  coursesProposees: {
    collect: proposalsOfPerson,
    erase: forgetProposer,
  },
  agenda: {
    collect: calendarSettingsOfPerson,
    erase: eraseCalendarSettingsOfPerson,
  },
  lectures: {
    collect: readingOfPerson,
    erase: eraseReadingOfPerson,
  },
  allures: {
    collect: pacesOfPerson,
    erase: erasePacesOfPerson,
  },
  journal: {
    collect: (database, { userId }) =>
      database
        .select({
          at: auditLog.at,
          action: auditLog.action,
          by: auditLog.actorName,
          about: auditLog.subjectName,
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
  stock: {
    collect: stockMovementsOfPerson,
  },
  gestesSurCommandes: {
    collect: orderActsOfPerson,
  },
}

/** Everything the site holds of a person, in the order of their notices. A subject that keeps personal data adds itself. */
export const personDataKinds: readonly (DataNotice & Held)[] = notices.map((notice) => {
  const kind = held[notice.key]
  if (!kind) throw new Error(`Nobody collects « ${notice.key} ».`)
  return { ...notice, ...kind }
})
