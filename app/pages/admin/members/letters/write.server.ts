import { randomUUID } from 'node:crypto'
import { data, href, redirect } from 'react-router'
import { listPublishedCamps } from '#app/domain/camps/store.server.ts'
import { listCompetitions } from '#app/domain/competitions/store.server.ts'
import { listGroups } from '#app/domain/members/store.server.ts'
import { clubLetter } from '#app/domain/sendings/emails.ts'
import { letterFields, letterSchema, type LetterField } from '#app/domain/sendings/letter-schema.ts'
import { readAudience, sendLetter } from '#app/domain/sendings/store.server.ts'
import { dayInParis, formatDay } from '#app/domain/shared/dates/french-dates.ts'
import {
  problemsOf,
  textFields,
  textOf,
  type FormProblem,
  type FormValues,
} from '#app/domain/shared/forms/form-fields.ts'
import { groupSlug } from '#app/domain/shared/group-slug.ts'
import { nameOfPerson } from '#app/domain/shared/people/person-name.ts'
import { readSite } from '#app/emails/read-site.server.ts'
import { writeEmail } from '#app/emails/write-email.server.ts'
import { requestContext } from '#app/http/context.ts'
import { forThisVisitor, noStore } from '#app/http/headers.ts'
import { readForm } from '#app/http/read-form.server.ts'
import type { MailToCome } from '../../frame/acts/mails-to-come.tsx'
import { readCoach } from '../../frame/read-coach.server.ts'
import type { Route } from './+types/write.ts'

export type LetterAnswer = {
  attempt: string
  values: FormValues<LetterField>
  problems: FormProblem<LetterField>[]
  /** What would leave, and to whom. */
  preview?: { mail: MailToCome; audience: string; names: string[]; cut: number }
}

/** `?a=groupe:piste` chooses to whom. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { services } = await readCoach(context)
  const { database, clock } = services
  const races = await listCompetitions({ database }, { search: '', today: dayInParis(clock.now()) })
  const groups = new Map((await listGroups(database)).map((name) => [groupSlug(name), name]))
  const camps = await listPublishedCamps(services)
  const choices = {
    camps: camps.map(({ slug, title, startOn }) => ({
      value: `stage:${slug}`,
      label: `${title}, ${formatDay(startOn)}`,
    })),
    groups: [...groups].map(([slug, label]) => ({ value: `groupe:${slug}`, label })),
    races: races
      .filter(({ status }) => status === 'confirmed')
      .map(({ id, title, startOn }) => ({ value: `course:${id}`, label: `${title}, ${formatDay(startOn)}` })),
  }
  return data({ choices, audience: url.searchParams.get('a') ?? '', key: randomUUID() }, { headers: noStore })
}

export async function action({ request, context }: Route.ActionArgs) {
  const { services, actor } = await readCoach(context)
  const form = await readForm(request)
  const values = textFields(form, letterFields)
  const { id: attempt } = context.get(requestContext)
  // Read over again, it is another wish: were the one before sent already, this one would not be.
  const again = (status: number, rest: Partial<LetterAnswer>) =>
    data<LetterAnswer>(
      { attempt, values: { ...values, key: randomUUID() }, problems: [], ...rest },
      { status, headers: forThisVisitor },
    )
  const letter = letterSchema.safeParse(values)
  if (!letter.success) return again(422, { problems: problemsOf(letter.error, letterFields) })
  const { audience: asked, subject, text } = letter.data
  const audience = await readAudience(services, asked)
  if (!audience || audience.people.length === 0)
    return again(422, { problems: [{ field: 'audience', message: 'Personne ne recevrait ce message.' }] })
  if (textOf(form, 'acte') === 'envoyer' && (await sendLetter(services, { ...letter.data, actor })))
    return redirect(href('/admin/athletes/en-nombre/:sending', { sending: letter.data.key }), { status: 303 })
  const facts = { subject, text, author: actor.name, cutUrl: `${services.siteUrl}/messages-du-club/…` }
  const mail = await writeEmail(clubLetter.name, facts, await readSite(services))
  const names = audience.people.map((one) =>
    one.memberId === undefined ? `${nameOfPerson(one)}, hors du club` : nameOfPerson(one),
  )
  return again(200, {
    preview: {
      mail: { subject: mail.subject, text: mail.text },
      audience: audience.name,
      names,
      cut: audience.cut,
    },
  })
}
