import { data, href, redirect, type RouterContextProvider } from 'react-router'
import { dayInParis, formatDay } from '#app/domain/shared/dates/french-dates.ts'
import { problemsOf, textFields, textOf, type FormProblem } from '#app/domain/shared/forms/form-fields.ts'
import { isOpen, isWithdrawable, testimonialScopes } from '#app/domain/testimonials/rules.ts'
import {
  testimonialFields,
  testimonialSchema,
  type TestimonialField,
} from '#app/domain/testimonials/schema.ts'
import {
  findTestimonial,
  withdrawTestimonial,
  writeTestimonial,
} from '#app/domain/testimonials/store.server.ts'
import { requestContext, servicesContext } from '#app/http/context.ts'
import { forThisVisitor } from '#app/http/headers.ts'
import { pageNotFound } from '#app/http/page-not-found.ts'
import { rateLimit, visitorKey } from '#app/http/rate-limit.server.ts'
import { readForm } from '#app/http/read-form.server.ts'

type Asked = {
  request: Request
  params: { secret: string }
  context: Readonly<RouterContextProvider>
}

/** Kept by nobody, and its address goes nowhere. */
export const ofThisAuthor = { ...forThisVisitor, 'referrer-policy': 'same-origin' }

const visitorLimit = rateLimit({ name: 'testimonials', points: 20, seconds: 600 })
const tooOften = 'Beaucoup d’envois en peu de temps. Patientez quelques minutes\u00a0: rien n’est perdu.'

async function testimonialAt({ request, params, context }: Asked) {
  const services = context.get(servicesContext)
  const testimonial = await findTestimonial(services.database, params.secret)
  if (!testimonial) throw pageNotFound(request)
  return { services, testimonial }
}

export async function loader(asked: Asked) {
  const { services, testimonial } = await testimonialAt(asked)
  const { status, about, firstName, author, discipline, title, text, livedOn, scope, word } = testimonial
  const [, shown = firstName, initial = ''] = /^(.*?)(?: (\p{L})\.)?$/u.exec(author ?? firstName) ?? []
  const consentedOn = testimonial.consentedAt && formatDay(dayInParis(testimonial.consentedAt))
  const where = scope === 'site' || scope === 'site-reseaux' ? testimonialScopes[scope] : undefined
  return data(
    {
      status,
      about,
      word: status === 'change-asked' || status === 'refused' ? word : null,
      isOpen: isOpen(status),
      isWithdrawable: isWithdrawable(status),
      consent: where && consentedOn ? `${where}, depuis le ${consentedOn}.` : undefined,
      start: {
        discipline: discipline ?? (about ? 'Stage' : ''),
        title: title ?? '',
        text: text ?? '',
        livedOn: livedOn ?? '',
        firstName: shown,
        initial,
        scope: scope ?? 'site',
        agrees: '',
      },
      today: dayInParis(services.clock.now()),
      done: new URL(asked.request.url).searchParams.get('fait'),
    },
    { headers: ofThisAuthor },
  )
}

export type TestimonialAnswer = {
  attempt: string
  values: Partial<Record<TestimonialField, string>>
  problems: FormProblem<TestimonialField>[]
  problem?: string
}

export async function action(asked: Asked) {
  const { services } = await testimonialAt(asked)
  const { secret } = asked.params
  const form = await readForm(asked.request)
  const { id: attempt, address } = asked.context.get(requestContext)
  const page = href('/temoigner/:secret', { secret })
  const done = (what: string) => redirect(`${page}?fait=${what}`, { status: 303, headers: ofThisAuthor })
  if (textOf(form, 'acte') === 'retirer')
    return done((await withdrawTestimonial(services, secret)) ? 'retire' : 'rien')
  const values = textFields(form, testimonialFields)
  const again = (status: number, rest: Partial<TestimonialAnswer>) =>
    data<TestimonialAnswer>({ attempt, values, problems: [], ...rest }, { status, headers: ofThisAuthor })
  const typed = testimonialSchema(dayInParis(services.clock.now())).safeParse(values)
  if (!typed.success) return again(422, { problems: problemsOf(typed.error, testimonialFields) })
  if ((await visitorLimit(services).take(visitorKey(address))) > 0) return again(429, { problem: tooOften })
  const outcome = await writeTestimonial(services, { secret, typed: typed.data })
  return done(outcome === 'written' ? 'ecrit' : 'rien')
}
