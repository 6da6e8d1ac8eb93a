import { createRequestHandler, RouterContextProvider } from 'react-router'
import * as build from 'virtual:react-router/server-build'
import { withComeBack } from './http/come-back.server.ts'
import {
  buildContext,
  drawPageContext,
  requestContext,
  servicesContext,
  visitorContext,
  type RequestFacts,
  type Services,
} from './http/context.ts'
import { countVisits } from './http/count-visits.server.ts'
import { isPublic } from './http/headers.ts'
import { connectsToHeader } from './http/page/inward-headers.ts'
import { ownDraft } from './http/page/own-draft.server.ts'
import { unknownAddresses } from './http/page/unknown-address.server.ts'
import type { AnswerReady } from './http/ready-answer.ts'
import { calendarFeeds } from './pages/calendar-feed/calendar-feeds.server.ts'
import { openVisitor, type Visitor } from './session/visitor.server.ts'

// What the server and the commands use. Built with the pages: one copy of the query builder, and a fifth of its memory.
export * from './entry.services.ts'
export { maintenanceChannel } from './domain/maintenance/store.server.ts'
export { pageDrops, publicationProblems, takeContentIn } from './content/content-in-force.server.ts'
export { queueAccountEmail } from './domain/accounts/store.server.ts'
export {
  addThirdParty,
  endThirdParty,
  listThirdParties,
} from './domain/accounts/third-parties-store.server.ts'
export {
  cancelBookingByClub,
  cancelCamp,
  listOfficeCamps,
  listParticipants,
  markBookingPaid,
  moveBooking,
  moveWaitFirst,
  notePapers,
  offerByHand,
  removeWait,
} from './domain/camps/office/store.server.ts'
export { listWaits } from './domain/camps/waiting/store.server.ts'
export {
  cancelCompetition,
  changeCompetition,
  decideProposal,
  enterCompetition,
  listCompetitions,
  listWaitingProposals,
  readCompetition,
  removeSampleCompetitions,
  giveResults,
  restoreCompetition,
  seedSampleCompetitions,
} from './domain/competitions/store.server.ts'
export { personOfUser } from './domain/account-data/person.ts'
export { eraseAccount, exportForClub } from './domain/account-data/store.server.ts'
export { fillGroup, listClubGroups, renameGroup } from './domain/groups/store.server.ts'
export {
  changeMember,
  deleteAccount,
  endMemberSessions,
  endMembership,
  changeRights,
  findMember,
  firstAdminLink,
  inviteMember,
  listMembers,
  reactivateMember,
  removeSampleMembers,
  resetSecondFactor,
  sampleLink,
  suspendMember,
} from './domain/members/store.server.ts'
export {
  askRefundAgain,
  cancelOrder,
  findOrderByNumber,
  handOverOrder,
  listOrders,
  makeOrderReady,
  markPaid,
  markRefunded,
  prepareOrder,
  receiveOrder,
  receiveReturn,
  cancelExchange,
  exchangePieces,
  finishExchange,
  refundOrder,
  sendOrder,
  takeBackStep,
  takeOrder,
} from './domain/orders/store.server.ts'
export { endMails, searchMails } from './domain/mail/store.server.ts'
export {
  checkPeople,
  listSendings,
  sendInvitations,
  sendLetter,
  turnSending,
} from './domain/sendings/store.server.ts'
export { listSessions } from './domain/sessions/store.server.ts'
export { accountPolicy } from './domain/profile/store.server.ts'
export { countFeedback } from './domain/reading/store.server.ts'
export {
  callOffCollective,
  collectiveBuyers,
  endCollectives,
  listCollectives,
} from './domain/orders/store.server.ts'
export {
  correctStock,
  listStockMovements,
  listWaiting,
  moveClosing,
  readPiecesLeft,
} from './domain/shop/store.server.ts'
export { endVoucher, listVouchers, makeVoucher } from './domain/camps/vouchers/office-store.server.ts'
export { valueWords } from './domain/camps/vouchers/rules.ts'
export { voucherSchema } from './domain/camps/vouchers/schema.ts'
export { limitsOf } from './domain/camps/vouchers/words.ts'
export { formatEuros } from './domain/shared/money.ts'
export { writeVisits } from './domain/visits/store.server.ts'
export { officeChanged, officeChannel } from './domain/to-do/store.server.ts'
export { tasks } from './jobs/tasks.server.ts'
export { clubClient } from './session/auth-clients.server.ts'

export type Application = ReturnType<typeof countVisits> & {
  answerReady: AnswerReady
  fetch: (request: Request, facts: Omit<RequestFacts, 'shellUrl'>) => Promise<Response>
  openVisitor: (request: Request, address: string) => Visitor
  unknownAddress: ReturnType<typeof unknownAddresses>
}

const secondsOfMaintenance = '600'
// An embedded database is back within that time.
const secondsAway = '5'

/** The application around its services. Built with the pages, so that both see the same modules. */
export function createApplication(services: Services, shellUrl: string, builtAt: number): Application {
  const handle = createRequestHandler(withComeBack(build), import.meta.env.MODE)
  const answerFeed = calendarFeeds(services)
  const unknownAddress = import.meta.env.PROD
    ? unknownAddresses(build.routes, services)
    : async () => undefined
  return {
    // In maintenance the framework refuses, as it does everything.
    answerReady: (question) => (services.maintenance.current() ? undefined : answerFeed(question)),
    unknownAddress,
    ...countVisits(services.visits, unknownAddress),
    openVisitor: (request, address) => openVisitor(services, request, address),
    async fetch(request, facts) {
      const visitor = openVisitor(services, request, facts.address)
      const contextWith = (own: Services) => {
        const context = new RouterContextProvider()
        context.set(servicesContext, own)
        context.set(requestContext, { ...facts, shellUrl })
        context.set(visitorContext, visitor)
        context.set(buildContext, { id: build.assets.version, timestamp: builtAt })
        return context
      }
      const context = contextWith(services)
      const drawPage = (path: string, content: Services['content']) =>
        handle(pageRequest(request, path), contextWith({ ...services, content }))
      context.set(drawPageContext, drawPage)
      const own = facts.unknownPage === undefined ? { request, visitor, services, drawPage } : undefined
      const answer = await handle(request, context)
      const draft = answer.status === 404 && own ? await ownDraft(own) : undefined
      const response = visitor.answerWithSession(draft ?? answer)
      // Part of a page's data: kept under the address of the page's data, it would be taken for all of it.
      if (new URL(request.url).searchParams.has('_routes'))
        response.headers.set('cache-control', 'private, no-store')
      // The browser's own client, on private pages, speaks with the accounts where they are.
      if (areAccountsElsewhere(services) && !isPublic(response.headers))
        response.headers.set(connectsToHeader, new URL(services.auth.url).origin)
      if (response.status === 503 && !response.headers.has('retry-after'))
        response.headers.set(
          'retry-after',
          services.maintenance.current() ? secondsOfMaintenance : secondsAway,
        )
      return response
    },
  }
}

function pageRequest({ url, headers }: Request, path: string): Request {
  const own = new Headers(headers)
  for (const name of ['content-type', 'content-length', 'accept', 'user-agent']) own.delete(name)
  return new Request(new URL(path, url), { headers: own })
}

function areAccountsElsewhere({ auth, siteUrl }: Services): boolean {
  return new URL(auth.url).origin !== new URL(siteUrl).origin
}
