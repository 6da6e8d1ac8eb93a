import { data, href, redirect } from 'react-router'
import { documentsNaming } from '#app/domain/content-edits/store.server.ts'
import { mayOpen } from '#app/domain/members/office-rooms.ts'
import { consentFields, consentSchema, consentScopes, type ConsentScope } from '#app/domain/photos/consent.ts'
import { photoSource, type Focus } from '#app/domain/photos/photo.ts'
import { knownPhotoFields, knownPhotoSchema } from '#app/domain/photos/schema.ts'
import {
  describePhoto,
  noteConsent,
  readConsents,
  readPhotos,
  removePhoto,
  seenOfPhoto,
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
      seen: seenOfPhoto(photo),
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
type WordsField = (typeof knownPhotoFields)[number]

export type ConsentAnswer = {
  form: 'consent'
  attempt: string
  values: FormValues<ConsentField>
  problems: FormProblem<ConsentField>[]
}

export type WordsAnswer = {
  form: 'words'
  attempt: string
  values: FormValues<WordsField>
  problems: FormProblem<WordsField>[]
  seen: string
  /** What somebody else wrote meanwhile. */
  theirs?: { alt: string; caption: string | null; focus: Focus }
}

export async function action({ request, context, params: { photo: id } }: Route.ActionArgs) {
  const asking = await readCoach(context)
  const { services, actor } = asking
  const form = await readForm(request)
  const { id: attempt } = context.get(requestContext)
  const act = textOf(form, 'acte')
  if (act === 'mots') return changeWords(asking, { request, id, form, attempt })
  if (act === 'accord') {
    const values = textFields(form, consentFields)
    const read = consentSchema(dayInParis(services.clock.now())).safeParse(values)
    if (!read.success) {
      const problems = problemsOf(read.error, consentFields)
      const answer = { form: 'consent' as const, attempt, values, problems }
      return data<ConsentAnswer>(answer, { status: 422, headers: forThisVisitor })
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

const done = (page: string, what: string) =>
  redirect(`${page}?fait=${what}`, { status: 303, headers: noStore })

type Sent = { request: Request; id: string; form: FormData; attempt: string }

async function changeWords(
  { services, actor }: Awaited<ReturnType<typeof readCoach>>,
  { request, id, form, attempt }: Sent,
) {
  const values = textFields(form, knownPhotoFields)
  const read = knownPhotoSchema.safeParse(values)
  const seen = textOf(form, 'vu')
  const again = (status: number, rest: Partial<WordsAnswer>) => {
    const answer = { form: 'words' as const, attempt, values, problems: [], seen, ...rest }
    return data<WordsAnswer>(answer, { status, headers: forThisVisitor })
  }
  if (!read.success) return again(422, { problems: problemsOf(read.error, knownPhotoFields) })
  const outcome = await describePhoto(services, { id, words: read.data, seen, actor })
  const now = (await readPhotos(services.database, [id])).get(id)
  if (outcome === 'missing' || !now) throw pageNotFound(request)
  if (outcome === 'changed') return again(409, { seen: seenOfPhoto(now), theirs: now })
  return done(href('/admin/photos/:photo', { photo: id }), outcome === 'same' ? 'rien' : 'photo-decrite')
}
