import { listAlarms } from '#app/domain/alarms/store.server.ts'
import { hiddenCamps } from '#app/domain/camps/store.server.ts'
import { readClub } from '#app/domain/club/store.server.ts'
import { listWaitingProposals } from '#app/domain/competitions/store.server.ts'
import { countFailedMails } from '#app/domain/mail/store.server.ts'
import { listActive, listMembers, listPendingInvitations } from '#app/domain/members/store.server.ts'
import { unansweredMessages } from '#app/domain/messages/store.server.ts'
import { readOrdersToDo } from '#app/domain/orders/store.server.ts'
import { dayInParis, formatDay } from '#app/domain/shared/dates/french-dates.ts'
import { formatInstant } from '#app/domain/shared/dates/french-instants.ts'
import { nameOfPerson } from '#app/domain/shared/person-name.ts'
import { listLowProducts } from '#app/domain/shop/store.server.ts'
import type { AccountAdministration } from '#app/outside/accounts/account-administration.ts'
import type { Clock } from '#app/outside/clock.ts'
import type { PaymentProvider } from '#app/outside/payment/payment-provider.ts'
import type { SiteContentReader } from '#content/collections.ts'
import type { Database } from '#db/database.ts'
import { ordersInWords } from './orders-to-do.ts'
import { counted, namesInWords, type ToDo } from './rules.ts'

type DashboardServices = {
  database: Database
  clock: Clock
  content: SiteContentReader
  accounts: AccountAdministration
  payment: Pick<PaymentProvider, 'isKeyRefused'> | undefined
}

type Dashboard = {
  toDo: ToDo[]
  figures: { athletes: number; invited: number; waitingMessages: number; failedMails: number }
}

const oneWeek = 7 * 86_400_000

/** What waits for the club, the most urgent first, and how many people there are. */
export async function readDashboard(services: DashboardServices): Promise<Dashboard> {
  const { database, clock, content } = services
  const { waiting, since } = await unansweredMessages(database)
  const failedMails = await countFailedMails(database)
  const proposals = await listWaitingProposals(services)
  const low = await listLowProducts(services)
  const overdue = await listPendingInvitations(database, new Date(clock.now().getTime() - oneWeek))
  const withoutFactor = await adminsWithoutSecondFactor(services)
  const problems = await hiddenCamps(services)
  const { facts } = await readClub(content)
  const { ofStatus } = await listMembers(database, { search: '', status: undefined, page: 1, perPage: 1 })
  const toDo: (ToDo | false)[] = [
    services.payment?.isKeyRefused?.() === true && {
      kind: 'payment-key',
      title: 'La clé du paiement par carte est refusée',
      detail: 'Personne ne peut payer par carte : faites une clé neuve chez votre prestataire.',
    },
    ...ordersInWords(await readOrdersToDo(services)),
    ...(await listAlarms(services)).map(({ since, title, advice }): ToDo => {
      return { kind: 'alarm', title, detail: `Depuis le ${formatInstant(since)}. ${advice}` }
    }),
    failedMails > 0 && {
      kind: 'mails',
      title: counted(failedMails, 'e-mail n’est pas parti', 'e-mails ne sont pas partis'),
      detail: 'Un nouvel essai a lieu chaque nuit, ou quand vous le demandez.',
    },
    waiting > 0 && {
      kind: 'messages',
      title: counted(waiting, 'message sans réponse', 'messages sans réponse'),
      detail: since ? `Le plus ancien date du ${formatDay(dayInParis(since))}.` : '',
    },
    low.length > 0 && {
      kind: 'stock',
      title: counted(low.length, 'produit au stock bas', 'produits au stock bas'),
      detail: `${namesInWords(low)}.`,
    },
    proposals.length > 0 && {
      kind: 'proposals',
      title: counted(proposals.length, 'course proposée attend', 'courses proposées attendent'),
      detail: `${namesInWords(proposals.map(({ competition }) => competition.title))}.`,
    },
    withoutFactor.length > 0 && {
      kind: 'second-factor',
      title: counted(withoutFactor.length, 'coach sans second facteur', 'coachs sans second facteur'),
      detail: `${namesInWords(withoutFactor)} : un mot de passe volé suffirait pour entrer ici.`,
    },
    overdue.length > 0 && {
      kind: 'invitations',
      title: counted(overdue.length, 'invitation sans suite', 'invitations sans suite'),
      detail: `${namesInWords(overdue.map(nameOfPerson))}, depuis plus de sept jours.`,
    },
    ...problems.map((detail): ToDo => ({ kind: 'publication', title: 'Un stage n’est pas affiché', detail })),
    facts.sample && {
      kind: 'facts',
      title: 'La fiche de l’entreprise est un exemple',
      detail: 'Nom, SIREN, adresse, assureur : remplacez-les dans content/info/entreprise.yml.',
    },
  ]
  return {
    toDo: toDo.filter((one) => one !== false),
    figures: {
      athletes: ofStatus.active ?? 0,
      invited: ofStatus.invited ?? 0,
      waitingMessages: waiting,
      failedMails,
    },
  }
}

async function adminsWithoutSecondFactor({ database, accounts }: DashboardServices): Promise<string[]> {
  const names: string[] = []
  for (const admin of await listActive(database, 'admin')) {
    const { data } = await accounts.mfa.listFactors({ userId: admin.userId })
    // Accounts that cannot be asked are not accused of anything.
    if (!data || data.factors.some(({ status }) => status === 'verified')) continue
    const { data: passkeys } = await accounts.passkey.listPasskeys({ userId: admin.userId })
    if (!passkeys?.length) names.push(nameOfPerson(admin))
  }
  return names
}
