import { data, href, redirect } from 'react-router'
import { documentsNaming } from '#app/domain/content-edits/store.server.ts'
import { mayOpen } from '#app/domain/members/office-rooms.ts'
import { consentFields, consentSchema, consentScopes, type ConsentScope } from '#app/domain/photos/consent.ts'
import { photoSource } from '#app/domain/photos/photo.ts'
import {
  noteConsent,
  readConsents,
  readPhotos,
  removePhoto,
  withdrawConsent,
} from '#app/domain/photos/store.server.ts'
import { dayInParis, formatDay } from '#app/domain/shared/dates/french-dates.ts'
import {
  problemsOf,
  textFields,
  textOf,
  type FormProblem,
  type FormValues,
} from '#app/domain/shared/forms/form-fields.ts'
import { requestContext } from '#app/http/context.ts'
import { forThisVisitor, noStore } from '#app/http/headers.ts'
import { pageNotFound } from '#app/http/page-not-found.ts'
import { readForm } from '#app/http/read-form.server.ts'
import { imageAttributes } from '@allure/content-engine/images'
import { readCoach } from '../frame/read-coach.server.ts'
import type { Route } from './+types/photo.ts'

export async function loader({ request, context, params: { photo: id } }: Route.LoaderArgs) {
  const { services, rights } = await readCoach(context)
  const photo = (await readPhotos(services.database, [id])).get(id)
  if (!photo) throw pageNotFound(request)
  const source = photoSource(photo)
  const consents = (await readConsents(services.database, id)).map(({ scope, givenOn, endsOn, ...rest }) => ({
    ...rest,
    words: consentWords(scope, givenOn, endsOn),
  }))
  const uses = await documentsNaming(services, source)
  const today = dayInParis(services.clock.now())
  return data(
    {
      ...photo,
      source,
      image: imageAttributes({}, source.slice(1)),
      consents,
      uses,
      opensTexts: mayOpen(rights, href('/admin/textes')),
      today,
    },
    { headers: noStore },
  )
}

function consentWords(scope: string, givenOn: string, endsOn: string | null): string {
  const allowed = consentScopes[scope as ConsentScope] ?? scope
  const until = endsOn === null ? 'sans fin' : `jusqu’au ${formatDay(endsOn)}`
  return `${allowed}, depuis le ${formatDay(givenOn)}, ${until}`
}

type ConsentField = (typeof consentFields)[number]

export type ConsentAnswer = {
  attempt: string
  values: FormValues<ConsentField>
  problems: FormProblem<ConsentField>[]
}

export async function action({ request, context, params: { photo: id } }: Route.ActionArgs) {
  const { services, actor } = await readCoach(context)
  const form = await readForm(request)
  const done = (page: string, what: string) =>
    redirect(`${page}?fait=${what}`, { status: 303, headers: noStore })
  const act = textOf(form, 'acte')
  if (act === 'accord') {
    const values = textFields(form, consentFields)
    const read = consentSchema(dayInParis(services.clock.now())).safeParse(values)
    if (!read.success) {
      const { id: attempt } = context.get(requestContext)
      const problems = problemsOf(read.error, consentFields)
      return data<ConsentAnswer>({ attempt, values, problems }, { status: 422, headers: forThisVisitor })
    }
    if (!(await noteConsent(services, { photoId: id, consent: read.data, actor })))
      throw pageNotFound(request)
    return done(href('/admin/photos/:photo', { photo: id }), 'accord-note')
  }
  const isRemoved =
    act === 'reprendre'
      ? await withdrawConsent(services, { photoId: id, consentId: textOf(form, 'consent'), actor })
      : await removePhoto(services, { id, actor })
  return done(href('/admin/photos'), isRemoved ? 'photo-retiree' : 'rien')
}
