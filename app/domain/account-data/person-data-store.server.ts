import { and, desc, eq, inArray, like, not, or, sql } from 'drizzle-orm'
import {
  forgetOrderBuyer,
  orderActsOfPerson,
  ordersOfAccount,
  ordersOfPerson,
} from '#app/domain/orders/store.server.ts'
import { eraseSessionsOfPerson, sessionsOfPerson } from '#app/domain/sessions/store.server.ts'
import { stockMovementsOfPerson } from '#app/domain/shop/store.server.ts'
import {
  contentRevisions,
  declarations,
  auditLog,
  members,
  messages,
  outgoingMails,
  recoveryCodes,
} from '#db/schema/index.ts'
import { athleteDataKinds } from './athlete-data-store.server.ts'
import type { PersonData } from './person-data-kind-store.server.ts'
import type { Person } from './person.ts'

const ofPerson = ({ userId }: Person) => eq(members.userId, userId)
const receivedBy = ({ email, phones }: Person) =>
  inArray(sql`lower(${outgoingMails.recipient})`, [email, ...phones])
const writtenBy = ({ email }: Person) => eq(sql`lower(${messages.email})`, email)

/** Everything the site holds of a person. A subject that keeps personal data adds itself here. */
export const personDataKinds: readonly PersonData[] = [
  {
    key: 'membre',
    title: 'Compte et profil',
    purpose: 'Vous reconnaître, vous écrire',
    kept: 'Tant que votre compte existe',
    collect: (database, person) => database.select().from(members).where(ofPerson(person)),
    erase: (transaction, person) => transaction.delete(members).where(ofPerson(person)),
  },
  {
    key: 'sessions',
    title: 'Sessions',
    purpose: 'Vous montrer où votre compte est ouvert',
    kept: '400 jours après la dernière visite',
    collect: sessionsOfPerson,
    erase: eraseSessionsOfPerson,
  },
  {
    key: 'codesDeSecours',
    title: 'Codes de secours',
    purpose: 'Vous laisser entrer sans votre second facteur',
    kept: 'Jusqu’à leur remplacement, sous forme illisible\u202f; trente jours une fois utilisés',
    collect: (database, { userId }) =>
      database
        .select({ createdAt: recoveryCodes.createdAt, usedAt: recoveryCodes.usedAt })
        .from(recoveryCodes)
        .where(eq(recoveryCodes.userId, userId)),
    erase: (transaction, { userId }) =>
      transaction.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId)),
  },
  {
    key: 'messages',
    title: 'Messages de la page Contact',
    purpose: 'Vous répondre',
    kept: 'Trois ans après notre dernier échange',
    collect: (database, person) => database.select().from(messages).where(writtenBy(person)),
    erase: (transaction, person) => transaction.delete(messages).where(writtenBy(person)),
  },
  {
    key: 'courriers',
    title: 'E-mails et SMS envoyés',
    purpose: 'N’en perdre aucun, et pouvoir dire ce qui est parti',
    kept: 'Un an',
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
  {
    key: 'declarations',
    title: 'Rétractations et résiliations',
    purpose: 'En prouver la date, pour vous comme pour nous',
    kept: 'Cinq ans',
    staysBecause: 'la loi nous demande d’en garder la preuve cinq ans, avec leurs accusés de réception.',
    collect: (database, { email }) =>
      database
        .select()
        .from(declarations)
        .where(eq(sql`lower(${declarations.email})`, email)),
  },
  {
    key: 'commandes',
    title: 'Commandes et factures',
    purpose: 'Livrer ce que vous commandez, et prouver ce qui a été convenu',
    kept: 'Cinq ans\u202f; dix ans pour les factures',
    staysBecause:
      'la loi nous demande d’en garder la preuve\u00a0: votre identité s’efface après cinq ans, les factures après dix.',
    collect: ordersOfPerson,
  },
  {
    key: 'commandesDuCompte',
    title: 'Lien entre votre compte et vos commandes',
    purpose: 'Préremplir la suivante',
    kept: 'Tant que votre compte existe',
    collect: ordersOfAccount,
    erase: forgetOrderBuyer,
  },
  ...athleteDataKinds,
  {
    key: 'journal',
    title: 'Journal de sécurité',
    purpose: 'Savoir qui a fait quoi sur un compte',
    kept: 'Trois ans',
    staysBecause: 'il fait preuve en cas d’abus\u202f; il ne change jamais et s’efface après trois ans.',
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
  {
    key: 'tracesDuCompte',
    title: 'Traces des connexions',
    purpose: 'Comprendre un incident sur votre compte',
    kept: 'Un an',
    staysBecause:
      'date, action et adresse IP servent à comprendre un abus\u202f; elles s’effacent après un an.',
    collect: async (_database, { userId }, { tracesOf }) => (await tracesOf?.(userId)) ?? [],
  },
  {
    key: 'textes',
    title: 'Textes du site que vous avez changés',
    purpose: 'Pouvoir revenir à une version antérieure',
    kept: 'Trois ans',
    staysBecause: 'ce sont les textes du club\u202f; votre nom n’y figure pas, seul un numéro y est attaché.',
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
  {
    key: 'stock',
    title: 'Mouvements de stock que vous avez notés',
    purpose: 'Savoir d’où viennent les pièces de la boutique et où elles sont parties',
    kept: 'Trois ans',
    staysBecause: 'c’est le stock du club\u202f; votre nom n’y figure pas, seul un numéro y est attaché.',
    collect: stockMovementsOfPerson,
  },
  {
    key: 'gestesSurCommandes',
    title: 'Ce que vous avez fait sur des commandes',
    purpose: 'Savoir qui a préparé, envoyé ou remboursé une commande',
    kept: 'Tant que la commande existe',
    staysBecause:
      'ce sont les commandes du club\u202f; votre nom n’y figure pas, seul un numéro y est attaché.',
    collect: orderActsOfPerson,
  },
]
