import { data, href, redirect } from 'react-router'
import { participantFields } from '#app/domain/camps/bookings/participant.ts'
import { newOptions } from '#app/domain/camps/changes/change-costs.ts'
import { changeOptions, leaveBooking, transferPlace } from '#app/domain/camps/changes/change-store.server.ts'
import { readChange } from '#app/domain/camps/changes/read-change-store.server.ts'
import { readWhoComes } from '#app/domain/camps/changes/who-comes.ts'
import { wishTyped } from '#app/domain/camps/options/chosen-options.ts'
import { textFields } from '#app/domain/shared/forms/form-fields.ts'
import { isKeyOf } from '#app/domain/shared/key-of.ts'
import { readCents } from '#app/domain/shared/typed-cents.ts'
import { requestContext, type Services } from '#app/http/context.ts'
import { forThisVisitor, noStore } from '#app/http/headers.ts'
import { pageNotFound } from '#app/http/page-not-found.ts'
import { readForm } from '#app/http/read-form.server.ts'
import { readCoach } from '../../frame/read-coach.server.ts'
import { bookingAt } from '../read-camp.server.ts'
import type { Route } from './+types/participant-act.ts'
import { changeMails } from './change-mails.server.ts'
import { participantActs } from './participant-acts.ts'

const isAct = isKeyOf(participantActs)

type Params = Route.LoaderArgs['params']

async function changeAt(request: Request, services: Services, { act, rank, ...params }: Params) {
  const booking = await bookingAt(request, services, params.booking)
  if (!isAct(act) || !/^[1-9]\d?$/.test(rank)) throw pageNotFound(request)
  const found = await readChange(services, booking, Number(rank))
  return { act, booking, found }
}

export async function readParticipantAct({ request, context, params }: Route.LoaderArgs) {
  const { services } = await readCoach(context)
  const { act, booking, found } = await changeAt(request, services, params)
  const { number, agreed } = booking
  const view = found && withoutSecret(found.view)
  const mails = view ? await changeMails(services, booking, { act, view }) : []
  return data({ act, camp: params.camp, number, title: agreed.title, view, mails }, { headers: noStore })
}

/** The address of the page of who booked is theirs alone. */
function withoutSecret<View extends { secret: string }>({ secret: _secret, ...view }: View) {
  return view
}

const names = ['keptCents', 'garde', 'somme', 'mot', 'from', 'changeCents', ...participantFields] as const
type Typed = Record<(typeof names)[number], string>

type Answered = {
  readonly status: 200 | 409 | 422
  readonly problem?: string
  readonly problems?: readonly { field: string; message: string }[]
  /** What the options that are asked for change: read before it is done. */
  readonly changeCents?: number
}

export async function answerParticipantAct({ request, context, params }: Route.ActionArgs) {
  const { services, actor } = await readCoach(context)
  const { act, booking, found } = await changeAt(request, services, params)
  const form = await readForm(request)
  const typed = textFields(form, names)
  const whose = { secret: booking.secret, rank: Number(params.rank), by: { author: actor.id } }
  const options = [...form].flatMap(([name, value]) =>
    name.startsWith('option-') ? (wishTyped(name.replace('option-', ''), value) ?? []) : [],
  )
  const done = await {
    rendre: () => leave(services, whose, typed),
    ceder: () => transfer(services, whose, typed, found),
    options: () => change(services, whose, { ...typed, options }, booking, found),
  }[act]()
  const page = href('/admin/stages/:camp', { camp: params.camp })
  if (!done) return redirect(`${page}?fait=place-${act}`, { status: 303, headers: noStore })
  const { id: attempt } = context.get(requestContext)
  const { status, ...rest } = done
  return data({ attempt, typed, options, ...rest }, { status, headers: forThisVisitor })
}

type Whose = { secret: string; rank: number; by: { author: string } }
type Found = Awaited<ReturnType<typeof readChange>>
const gone = 'Cette place ne se change plus\u00a0: voyez où en est l’inscription.'

type Act = Promise<Answered | undefined>

async function leave(services: Services, whose: Whose, { keptCents, garde, somme, mot: reason }: Typed): Act {
  const sum = { bareme: undefined, rien: 0, autre: readCents(somme.replaceAll(/\s/g, '')) ?? -1 }
  const kept = isKeyOf(sum)(garde) ? sum[garde] : undefined
  const waived = kept === undefined ? undefined : { keptCents: kept, reason }
  const shown = /^\d{1,9}$/.test(keptCents) ? Number(keptCents) : -1
  const left = await leaveBooking(services, { ...whose, keptCents: shown, waived })
  return left.ok ? undefined : { status: 409, problem: left.message }
}

async function transfer(services: Services, whose: Whose, typed: Typed, found: Found): Act {
  if (!found) return { status: 409, problem: gone }
  const read = readWhoComes(found.camp, typed)
  if (!read.ok) return { status: 422, problems: read.problems }
  const done = await transferPlace(services, { ...whose, from: typed.from, person: read.person })
  return done.ok ? undefined : { status: 409, problem: done.message }
}

/** Shown what it changes first; done by a second press, at the sum that was shown. */
async function change(
  services: Services,
  whose: Whose,
  { options, changeCents: shown }: Typed & { options: readonly string[] },
  booking: Parameters<typeof newOptions>[1],
  found: Found,
): Act {
  if (!found) return { status: 409, problem: gone }
  const next = newOptions(found.camp, booking, found.person, options)
  if ('problem' in next) return { status: 422, problem: next.problem }
  if (shown === '') return { status: 200, changeCents: next.changeCents }
  const changeCents = /^-?\d{1,9}$/.test(shown) ? Number(shown) : Number.NaN
  const done = await changeOptions(services, { ...whose, options, changeCents })
  return done.ok ? undefined : { status: 409, problem: done.message }
}
