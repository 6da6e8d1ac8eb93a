import { formatEuros } from '#app/domain/shared/money.ts'
import {
  aboutOne,
  named,
  readWords,
  searching,
  type AdminSite,
  type Say,
  type VerbReader,
} from './admin-verb.ts'
import { CommandError } from './content/command-error.ts'

export const campUsage = `npm run admin -- camps list [mots]   montre les stages, leurs places, leur argent et qui attend
npm run admin -- camps show stage   montre les participants d’un stage, avec le numéro de leur inscription, et sa liste d’attente
npm run admin -- camps paid numéro [--on AAAA-MM-JJ] [--reference virement]   note le virement reçu pour ce qui reste à payer d’une inscription
npm run admin -- camps papers numéro --rank 1 [--not]   papiers d’un participant vus, ou pas
npm run admin -- camps move numéro --to /nos-stages/…   inscrit les mêmes personnes à un autre stage et rend tout ici
npm run admin -- camps cancel numéro [--waive] [--reason mots]   annule une inscription selon son barème, ou sans rien garder
npm run admin -- camps cancel-all stage [--reason mots]   annule tout le stage : chacun est prévenu et remboursé de tout
npm run admin -- camps first|offer|remove attente   met en premier, propose une place à la main, retire de la liste d’attente
`

const author = 'admin'

export const readCampVerb = named({
  list: searching(sayCamps),
  show: aboutOne([], (camp) => (site, say) => sayCamp(site, camp, say)),
  paid: onBooking(['on', 'reference'], [], ({ built, services }, bookingId, { texts }) =>
    built.markBookingPaid(selling(services), { bookingId, author, on: texts.on, reference: texts.reference }),
  ),
  papers: onBooking(['rank'], ['not'], ({ built, services }, bookingId, { texts, has }) =>
    built.notePapers(services, { bookingId, author, rank: Number(texts.rank ?? 1), isSeen: !has('not') }),
  ),
  move: onBooking(['to'], [], ({ built, services }, bookingId, { texts }) =>
    built.moveBooking(selling(services), { bookingId, author, path: texts.to ?? '' }),
  ),
  cancel: onBooking(['reason'], ['waive'], ({ built, services }, bookingId, { texts, has }) =>
    built.cancelBookingByClub(services, { bookingId, author, isWaived: has('waive'), reason: texts.reason }),
  ),
  'cancel-all': aboutOne(
    ['reason'],
    (camp, { reason = '' }) =>
      async ({ built, services }, say) =>
        sayAnswer(await built.cancelCamp(services, { camp, author, reason }), say),
  ),
  first: onWait('moveWaitFirst'),
  offer: onWait('offerByHand'),
  remove: onWait('removeWait'),
})

/** Without a payment service: the command takes transfers. */
function selling(services: AdminSite['services']) {
  return { ...services, payment: undefined, isProduction: services.siteUrl.startsWith('https:') }
}

type Answer = { readonly ok: true } | { readonly ok: false; readonly message: string }

function sayAnswer(answer: Answer, say: Say): boolean {
  if (!answer.ok) throw new CommandError(answer.message)
  say('C’est fait.')
  return true
}

type Words = NonNullable<ReturnType<typeof readWords>>
type OnBooking = (site: AdminSite, bookingId: string, words: Words) => Promise<Answer>

/** A verb about the booking of an order’s number. */
function onBooking(names: readonly string[], switches: readonly string[], act: OnBooking): VerbReader {
  return (typed) => {
    const words = readWords(typed, names, switches)
    const [number, ...rest] = words?.rest ?? []
    if (!words || number === undefined || rest.length > 0) return undefined
    return async (site, say) => {
      const order = await site.built.findOrderByNumber(site.services, number)
      if (order?.bookingId === undefined) throw new CommandError(`Aucune inscription ${number}.`)
      return sayAnswer(await act(site, order.bookingId, words), say)
    }
  }
}

function onWait(verb: 'moveWaitFirst' | 'offerByHand' | 'removeWait'): VerbReader {
  return aboutOne([], (waitId) => async ({ built, services }, say) => {
    if (!/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(waitId))
      throw new CommandError('Ce n’est pas le numéro d’une attente : voyez « camps show ».')
    return sayAnswer(await built[verb](services, { waitId, author }), say)
  })
}

async function sayCamps({ built, services }: AdminSite, search: string, say: Say): Promise<boolean> {
  const words = search.toLocaleLowerCase('fr')
  const camps = await built.listOfficeCamps(services)
  const found = camps.filter(({ title, slug }) => `${title} ${slug}`.toLocaleLowerCase('fr').includes(words))
  for (const { slug, startOn, stateLabel, money } of found)
    say(
      [
        slug,
        startOn,
        stateLabel,
        `${formatEuros(money.paidCents - money.refundedCents)} encaissés`,
        `${formatEuros(money.dueCents)} à venir`,
        `${money.waiting} en attente`,
      ].join('\t'),
    )
  if (found.length === 0) say('Aucun stage.')
  return found.length > 0
}

async function sayCamp({ built, services }: AdminSite, camp: string, say: Say): Promise<boolean> {
  const participants = await built.listParticipants(services.database, camp)
  for (const { number, rank, firstName, lastName, stage, hasLeft, dueCents } of participants)
    say(
      [number, rank, `${firstName} ${lastName}`, hasLeft ? 'left' : stage, formatEuros(dueCents)].join('\t'),
    )
  const waits = await built.listWaits(services.database, camp)
  for (const { id, firstName, places, state } of waits) say([id, firstName, places, state].join('\t'))
  if (participants.length + waits.length === 0) say('Personne.')
  return participants.length + waits.length > 0
}
