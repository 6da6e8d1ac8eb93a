import { data, href, redirect } from 'react-router'
import { z } from 'zod'
import {
  type CarField,
  carFields,
  carSchema,
  wordsSchema,
} from '#app/domain/camps/participants-page/schema.ts'
import {
  endCarShare,
  nameParticipants,
  shareCar,
  writeToParticipant,
} from '#app/domain/camps/participants-page/share-store.server.ts'
import { type FormProblem, problemsOf, textFields, textOf } from '#app/domain/shared/forms/form-fields.ts'
import { requestContext } from '#app/http/context.ts'
import { rateLimit } from '#app/http/rate-limit.server.ts'
import { readForm } from '#app/http/read-form.server.ts'
import { type Asked, ofThisBooking } from '../booked/read-booked.server.ts'
import { togetherAt } from './read-together.server.ts'

const lettersLimit = rateLimit({ name: 'participant-letters', points: 10, seconds: 86_400 })

export type TogetherAnswer = {
  readonly attempt: string
  readonly form: 'car' | 'letter'
  readonly typed: Readonly<Record<string, string>>
  readonly problems: FormProblem<CarField | 'words'>[]
}

const tooMany = 'Quatre trajets au plus\u00a0: retirez-en un d’abord.'
const tooOften = 'Dix messages par jour au plus. Réessayez demain, ou écrivez-nous.'
const gone = 'Cette personne ne peut plus être jointe par ici. Écrivez-nous.'

/** Everything that a press of the participants’ page does. */
export async function actTogether(asked: Asked) {
  const { booking, services } = await togetherAt(asked)
  const { id: attempt } = asked.context.get(requestContext)
  const form = await readForm(asked.request)
  const page = href('/entre-participants/:secret', asked.params)
  const done = (what: string) => redirect(`${page}?fait=${what}`, { status: 303, headers: ofThisBooking })
  const again = (rest: Omit<TogetherAnswer, 'attempt'>) =>
    data<TogetherAnswer>({ attempt, ...rest }, { status: 422, headers: ofThisBooking })

  const act = textOf(form, 'acte')
  if (act === 'nommer') {
    const named = booking.participants
      .map(({ rank }) => rank)
      .filter((rank) => form.get(`nom-${rank}`) === 'on')
    await nameParticipants(services, booking, named)
    return done('nom')
  }
  if (act === 'retirer') {
    const share = z.uuid().safeParse(textOf(form, 'trajet')).data
    if (share !== undefined) await endCarShare(services, booking, share)
    return done('retire')
  }
  if (act === 'trajet') {
    const typed = textFields(form, carFields)
    const car = carSchema.safeParse(typed)
    if (!car.success) return again({ form: 'car', typed, problems: problemsOf(car.error, carFields) })
    if (await shareCar(services, booking, car.data)) return done('trajet')
    return again({ form: 'car', typed, problems: [{ field: 'way', message: tooMany }] })
  }
  const typed = textFields(form, ['a', 'words'])
  const refused = (message: string) =>
    again({ form: 'letter', typed, problems: [{ field: 'words', message }] })
  const words = wordsSchema.safeParse(typed.words)
  const to = z.uuid().safeParse(typed.a).data
  if (!words.success) return refused(words.error.issues[0]?.message ?? '')
  if (to === undefined) return refused(gone)
  if ((await lettersLimit(services).take(booking.id)) > 0) return refused(tooOften)
  const firstName = booking.participants[0]?.firstName ?? ''
  const isWritten = await writeToParticipant(services, booking, { to, firstName, words: words.data })
  return isWritten ? done('ecrit') : refused(gone)
}
