import { randomUUID } from 'node:crypto'
import { data, href, redirect } from 'react-router'
import {
  listCosts,
  minorsWarning,
  moveWaitFirst,
  noteCost,
  notePapers,
  offerByHand,
  type OfficeAnswer,
  removeCost,
  removeWait,
} from '#app/domain/camps/office/store.server.ts'
import { findCamp } from '#app/domain/camps/store.server.ts'
import { listWaits } from '#app/domain/camps/waiting/store.server.ts'
import { addNextEdition } from '#app/domain/content-edits/store.server.ts'
import { placeOffered } from '#app/domain/places/mails.ts'
import { offerEnd } from '#app/domain/places/offer-end.ts'
import { formatInstant } from '#app/domain/shared/dates/french-instants.ts'
import { textFields } from '#app/domain/shared/forms/form-fields.ts'
import { readCents } from '#app/domain/shared/typed-cents.ts'
import { requestContext } from '#app/http/context.ts'
import { forThisVisitor, noStore } from '#app/http/headers.ts'
import { readForm } from '#app/http/read-form.server.ts'
import { mailToCome } from '../frame/acts/mail-to-come.server.ts'
import { readCoach } from '../frame/read-coach.server.ts'
import type { Route } from './+types/camp.ts'
import { campAt, shownCamp } from './read-camp.server.ts'
import { readParticipants } from './read-participants.server.ts'

type Wait = Awaited<ReturnType<typeof listWaits>>[number]

const stateWords: Readonly<Record<Wait['state'], string>> = {
  asked: 'adresse à confirmer',
  waiting: 'attend',
  offered: 'place proposée',
  taken: 'a pris la place',
  lapsed: 'n’a pas répondu à temps',
  left: 'a quitté la liste',
  told: 'prévenu de l’ouverture',
  closed: 'liste close',
}

export async function readCampView({ request, context, url, params }: Route.LoaderArgs) {
  const { services } = await readCoach(context)
  const camp = await campAt(request, services, params.camp)
  const { query, numbers, participants } = await readParticipants(services, camp.slug, url)
  const start = (query.page - 1) * query.perPage
  const waits = (await listWaits(services.database, camp.slug)).map((wait) => ({
    id: wait.id,
    name: wait.firstName,
    email: wait.email,
    words: [
      wait.places > 1 ? `${wait.places} places` : '1 place',
      stateWords[wait.state],
      wait.state === 'offered' && wait.offeredUntil
        ? `jusqu’au ${formatInstant(wait.offeredUntil)}`
        : undefined,
      wait.waitsFor === 'opening' ? 'pour l’ouverture' : undefined,
    ]
      .filter(Boolean)
      .join(', '),
    canOffer: wait.waitsFor === 'places' && wait.state === 'waiting',
    isLive: ['asked', 'waiting', 'offered', 'lapsed'].includes(wait.state),
  }))
  const offered = { firstName: '…', camp: camp.title, places: 1, secret: '…', path: camp.path }
  const until = offerEnd(services.clock.now(), camp.startOn)
  const canOffer = until !== undefined && waits.some((wait) => wait.canOffer)
  const mails = canOffer ? [{ ...(await mailToCome(services, placeOffered, { ...offered, until })) }] : []
  const costs = await listCosts(services.database, camp.slug)
  const found = await findCamp(services, camp.path)
  return {
    camp: shownCamp(camp),
    warning: found && (await minorsWarning(services.database, found.camp)),
    query,
    numbers,
    total: participants.length,
    lines: participants
      .slice(start, start + query.perPage)
      .map((one) => ({ ...one, id: `${one.bookingId} ${one.rank}` })),
    waits,
    mails: mails.map((mail) => ({ ...mail, recipient: 'la personne à qui une place est proposée' })),
    costs: costs.map(({ key, label, cents }) => ({ key, label, cents })),
    costKey: randomUUID(),
  }
}

export type CampView = Awaited<ReturnType<typeof readCampView>>

const names = ['intent', 'booking', 'rank', 'vus', 'wait', 'key', 'label', 'sum'] as const
const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/
const unread = { ok: false, message: 'Ce bouton n’est plus à presser\u00a0: rechargez la page.' } as const

/** What the buttons of the page do; each is safe when pressed twice. */
export async function answerCamp({ request, context, params }: Route.ActionArgs) {
  const asking = await readCoach(context)
  const { slug, path } = await campAt(request, asking.services, params.camp)
  const typed = textFields(await readForm(request), names)
  if (typed.intent === 'reprendre') return nextEdition(asking, path, context.get(requestContext).id)
  const answer = await doIntent(asking, slug, typed)
  if (answer.ok)
    return redirect(`${href('/admin/stages/:camp', params)}?fait=stage-${typed.intent}`, {
      status: 303,
      headers: noStore,
    })
  const { id: attempt } = context.get(requestContext)
  return data({ attempt, problem: answer.message }, { status: 409, headers: forThisVisitor })
}

/** A draft of the camp for a later year, to be read over where texts are written. */
async function nextEdition({ actor, services }: Asking, path: string, attempt: string) {
  const added = await addNextEdition(services, { path, actor })
  if (!added.ok) return data({ attempt, problem: added.message }, { status: 409, headers: forThisVisitor })
  const draft = href('/admin/textes/:document', { document: added.id })
  return redirect(`${draft}?fait=texte-nouveau`, { status: 303, headers: noStore })
}

type Asking = Awaited<ReturnType<typeof readCoach>>

async function doIntent(
  { services, actor: { id: author } }: Asking,
  camp: string,
  {
    intent,
    booking: bookingId,
    wait: waitId,
    key,
    label,
    sum,
    ...typed
  }: Record<(typeof names)[number], string>,
): Promise<OfficeAnswer> {
  const rank = Number(typed.rank)
  if (intent === 'papiers' && uuid.test(bookingId) && Number.isSafeInteger(rank))
    return notePapers(services, { bookingId, author, rank, isSeen: typed.vus === 'oui' })
  const onWait = { premier: moveWaitFirst, proposer: offerByHand, retirer: removeWait }[intent]
  if (onWait && uuid.test(waitId)) return onWait(services, { waitId, author })
  if (!uuid.test(key)) return unread
  if (intent === 'cout-retire') {
    await removeCost(services, { key, camp, author })
    return { ok: true }
  }
  if (intent !== 'cout') return unread
  const cents = readCents(sum.replaceAll(/\s/g, ''))
  if (label.trim() === '' || !cents)
    return { ok: false, message: 'Écrivez ce que c’est, et un montant comme 450,00.' }
  await noteCost(services, { key, camp, label: label.trim().slice(0, 80), cents, author })
  return { ok: true }
}
