import { data, Form, href, redirect, useNavigation } from 'react-router'
import { dayInParis, formatDay } from '#app/domain/shared/dates/french-dates.ts'
import { formatInstant } from '#app/domain/shared/dates/french-instants.ts'
import { textOf } from '#app/domain/shared/forms/form-fields.ts'
import { testimonialScopes, testimonialStates } from '#app/domain/testimonials/rules.ts'
import { decisionSchema } from '#app/domain/testimonials/schema.ts'
import { decideTestimonial, readTestimonial } from '#app/domain/testimonials/store.server.ts'
import { requestContext } from '#app/http/context.ts'
import { forThisVisitor, noStore } from '#app/http/headers.ts'
import { pageNotFound } from '#app/http/page-not-found.ts'
import { readForm } from '#app/http/read-form.server.ts'
import { hiddenMeta } from '#app/seo/page-meta.ts'
import { sendOrKeep, useAnswerDespiteCut } from '#app/ui/blocks/forms/connection.ts'
import { ProblemNote } from '#app/ui/blocks/forms/problem-note.tsx'
import { Button } from '#app/ui/kit/button.tsx'
import { Field } from '#app/ui/kit/fields/field.tsx'
import { Textarea } from '#app/ui/kit/fields/text-input.tsx'
import { AdminHead } from '../frame/admin-head.tsx'
import { Facts, Panel } from '../frame/panel.tsx'
import { readCoach } from '../frame/read-coach.server.ts'
import type { Route } from './+types/testimonial.ts'

export const meta = hiddenMeta('Un témoignage', 'Ce qu’un athlète raconte.')

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { services } = await readCoach(context)
  const { testimonial: id } = params
  const row = uuid.test(id) ? await readTestimonial(services.database, id) : undefined
  if (!row) throw pageNotFound(request)
  const { status, firstName, email, author, title, text, discipline, livedOn, about, word, scope } = row
  return data(
    {
      status,
      firstName,
      email,
      title,
      text,
      word,
      seen: row.writtenAt?.toISOString() ?? '',
      facts: [
        { term: 'Nommé', value: author },
        { term: 'Discipline', value: discipline },
        { term: 'Vécu le', value: livedOn && formatDay(livedOn) },
        { term: 'Stage', value: about || undefined },
        {
          term: 'Accord',
          value: scope === 'site' || scope === 'site-reseaux' ? testimonialScopes[scope] : undefined,
        },
        { term: 'Donné le', value: row.consentedAt && formatDay(dayInParis(row.consentedAt)) },
        { term: 'Demandé le', value: formatInstant(row.askedAt) },
        { term: 'Écrit le', value: row.writtenAt && formatInstant(row.writtenAt) },
        { term: 'Publié le', value: row.publishedOn && formatDay(row.publishedOn) },
      ].map(({ term, value }) => ({ term, value: value ?? undefined })),
    },
    { headers: noStore },
  )
}

type Answer = { attempt: string; problem: string; word: string }

const problems = {
  changed: 'Son auteur a changé le texte entre-temps\u00a0: relisez-le, puis décidez.',
  'not-now': 'Ce témoignage n’attend plus de décision.',
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const { services, actor } = await readCoach(context)
  const form = await readForm(request)
  const word = textOf(form, 'mot')
  const again = (status: number, problem: string) => {
    const { id: attempt } = context.get(requestContext)
    return data<Answer>({ attempt, problem, word }, { status, headers: forThisVisitor })
  }
  const read = decisionSchema.safeParse({ decision: textOf(form, 'decision'), word: word.trim() })
  if (!read.success) return again(422, read.error.issues[0]?.message ?? '')
  const { testimonial: id } = params
  const seen = textOf(form, 'vu')
  const outcome = uuid.test(id)
    ? await decideTestimonial(services, { id, decision: read.data, seen, actor })
    : 'unknown'
  if (outcome === 'unknown') throw pageNotFound(request)
  if (outcome !== 'decided') return again(409, problems[outcome])
  const page = href('/admin/temoignages/:testimonial', { testimonial: id })
  return redirect(`${page}?fait=temoignage-${read.data.decision}`, { status: 303, headers: noStore })
}

export function clientAction(sent: Route.ClientActionArgs) {
  return sendOrKeep(sent)
}

export default function Testimonial({ loaderData, actionData }: Route.ComponentProps) {
  const { answer } = useAnswerDespiteCut<Answer>(actionData)
  const { status, firstName, email, title, text, word, facts } = loaderData
  return (
    <>
      <AdminHead
        back={{ to: href('/admin/temoignages'), label: 'Témoignages' }}
        title={title ?? `Demandé à ${firstName}`}
        lead={`${testimonialStates[status]}. ${email}`}
      />
      <div className="admin-columns columns">
        <Panel id="temoignage-texte" title="Ce qui est raconté">
          {text ? (
            <blockquote className="testimonial-read">{text}</blockquote>
          ) : (
            <p className="muted">Rien n’est écrit, ou son auteur l’a repris.</p>
          )}
          {word ? <p className="muted small">Votre mot à son auteur&nbsp;: {word}</p> : null}
        </Panel>
        <div className="stack">
          <Panel id="temoignage-faits" title="Son accord">
            <Facts items={facts} />
          </Panel>
          {status === 'waiting' || status === 'approved' ? (
            <Decision key={answer?.attempt} seen={loaderData.seen} status={status} answer={answer} />
          ) : null}
        </div>
      </div>
    </>
  )
}

type DecisionProps = { seen: string; status: 'waiting' | 'approved'; answer: Answer | undefined }

function Decision({ seen, status, answer }: DecisionProps) {
  const isSending = useNavigation().state === 'submitting'
  return (
    <Panel id="temoignage-decision" title="Votre décision">
      <Form method="post" className="admin-form stack" noValidate>
        {answer ? <ProblemNote key={answer.attempt}>{answer.problem}</ProblemNote> : null}
        <input type="hidden" name="vu" value={seen} />
        <p className="muted small">
          Il paraît tel qu’il est écrit&nbsp;: personne n’en change un mot. Son auteur reçoit votre décision.
        </p>
        <Field
          id="temoignage-mot"
          label="Votre mot"
          hint="Nécessaire pour une retouche ou un refus."
          optional
        >
          <Textarea name="mot" rows={4} defaultValue={answer?.word} maxLength={1000} />
        </Field>
        <div className="row chips">
          {status === 'waiting' ? (
            <Button type="submit" name="decision" value="publier" busy={isSending}>
              Publier
            </Button>
          ) : null}
          <Button type="submit" look="line" name="decision" value="retoucher">
            Demander une retouche
          </Button>
          <Button type="submit" look="danger" name="decision" value="refuser">
            {status === 'approved' ? 'Retirer et refuser' : 'Refuser'}
          </Button>
        </div>
      </Form>
    </Panel>
  )
}
