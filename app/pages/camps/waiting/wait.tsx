import { data, Form, href, redirect, useNavigation } from 'react-router'
import { answerWait, waitActs } from '#app/domain/camps/waiting/store.server.ts'
import { textOf } from '#app/domain/shared/forms/form-fields.ts'
import { servicesContext } from '#app/http/context.ts'
import { readForm } from '#app/http/read-form.server.ts'
import type { PageHandle } from '#app/root.tsx'
import { hiddenMeta } from '#app/seo/page-meta.ts'
import { sendOrKeep, useAnswerDespiteCut } from '#app/ui/blocks/forms/connection.ts'
import { CutOffNote } from '#app/ui/blocks/forms/cut-off-note.tsx'
import { ProblemNote } from '#app/ui/blocks/forms/problem-note.tsx'
import { ButtonLink } from '#app/ui/kit/button-link.tsx'
import { Button } from '#app/ui/kit/button.tsx'
import { Breadcrumb } from '#app/ui/kit/lists/breadcrumb.tsx'
import { KeyValueList } from '#app/ui/kit/lists/key-value-list.tsx'
import { Ordinals } from '#app/ui/kit/ordinals.tsx'
import { TextLink } from '#app/ui/kit/text-link.tsx'
import { ofThisBooking } from '../booked/read-booked.server.ts'
import stylesheet from '../booking/booking.css?url'
import type { Route } from './+types/wait.ts'
import { waitAt, type WaitShown } from './read-wait.server.ts'

export const handle: PageHandle = { isLive: true }
export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: stylesheet }]
export const headers: Route.HeadersFunction = () => ofThisBooking
export const meta = hiddenMeta('Liste d’attente', 'Où en est votre demande.', href('/nos-stages'))

export function loader(asked: Route.LoaderArgs) {
  return waitAt(asked)
}

export async function action(asked: Route.ActionArgs) {
  const { secret } = await waitAt(asked)
  const pressed = textOf(await readForm(asked.request), 'act')
  const act = waitActs.find((one) => one === pressed)
  const answered = act && (await answerWait(asked.context.get(servicesContext), { secret, act }))
  if (answered?.ok)
    return redirect(href('/liste-d-attente/:secret', { secret }), { status: 303, headers: ofThisBooking })
  return data(
    { problem: answered?.message ?? 'Choisissez un bouton.' },
    { status: 409, headers: ofThisBooking },
  )
}

const words: Readonly<Record<WaitShown['state'], (wait: WaitShown) => { title: string; lead: string }>> = {
  asked: () => ({
    title: 'Confirmez votre adresse.',
    lead: 'Un bouton à presser, et vous entrez dans la liste.',
  }),
  waiting: (wait) =>
    wait.waitsFor === 'opening'
      ? { title: 'C’est noté.', lead: 'Vous recevrez un e-mail à l’ouverture des inscriptions.' }
      : {
          title: `Vous êtes en ${wait.position === 1 ? '1re' : `${wait.position}e`} position.`,
          lead: wait.hasPassed
            ? 'Vous avez laissé une place et vous attendez la prochaine.'
            : 'Le rang avance quand quelqu’un avant vous prend une place ou quitte la liste.',
        },
  offered: ({ places, until }) => ({
    title: places > 1 ? `${places} places sont pour vous.` : 'Une place est pour vous.',
    lead: `Personne d’autre ne peut la prendre jusqu’au ${until}, heure de Paris.`,
  }),
  withheld: () => ({
    title: 'Cette place ne se prend plus.',
    lead: 'Le club a fermé les inscriptions, ou réduit les places, après vous l’avoir proposée. Écrivez-nous\u00a0: un coach vous répond.',
  }),
  taken: () => ({
    title: 'Vous avez pris la place.',
    lead: 'La suite est dans l’e-mail de votre inscription.',
  }),
  lapsed: () => ({
    title: 'Le délai est passé.',
    lead: 'La place est allée à la personne suivante. Vous pouvez revenir, à la fin de la liste.',
  }),
  left: () => ({ title: 'Vous n’attendez plus.', lead: 'Vous pouvez revenir, à la fin de la liste.' }),
  told: () => ({ title: 'Les inscriptions sont ouvertes.', lead: 'Le stage vous attend.' }),
  closed: () => ({ title: 'Cette liste est close.', lead: 'Le stage a commencé, ou n’aura pas lieu.' }),
}

export function clientAction(sent: Route.ClientActionArgs) {
  return sendOrKeep(sent)
}

export default function WaitPage({ loaderData: wait, actionData }: Route.ComponentProps) {
  const { answer } = useAnswerDespiteCut(actionData)
  const { title, lead } = words[wait.state](wait)
  const isSending = useNavigation().state === 'submitting'
  const acts = actsOf(wait)
  return (
    <div className="wrap booking stack">
      <Breadcrumb
        steps={[
          { label: 'Stages', to: href('/nos-stages') },
          { label: wait.title, to: wait.path },
          { label: 'Liste d’attente' },
        ]}
      />
      <h1 className="d2">
        <Ordinals>{title}</Ordinals>
      </h1>
      <CutOffNote />
      {answer ? <ProblemNote>{answer.problem}</ProblemNote> : null}
      <p className="lead">
        <Ordinals>{`Stage ${wait.title}. ${lead}`}</Ordinals>
      </p>
      <KeyValueList
        items={[
          ...wait.facts,
          ...(wait.waitsFor === 'places' ? [{ term: 'Places demandées', value: String(wait.places) }] : []),
        ]}
      />
      <Form method="post" className="row cluster">
        {wait.state === 'offered' ? (
          <ButtonLink
            to={`${wait.path}/inscription?personnes=${wait.places}&attente=${wait.secret}`}
            size="large"
            look="primary"
          >
            Prendre la place
          </ButtonLink>
        ) : null}
        {acts.map(({ act, label }, index) => (
          <Button
            key={act}
            type="submit"
            name="act"
            value={act}
            look={index === 0 && wait.state !== 'offered' && act !== 'quitter' ? 'primary' : 'line'}
            busy={isSending}
          >
            {label}
          </Button>
        ))}
        {wait.state === 'withheld' ? (
          <ButtonLink to={href('/contact')} look="line">
            Nous écrire
          </ButtonLink>
        ) : null}
        <ButtonLink to={wait.path} look={wait.state === 'told' ? 'primary' : 'ghost'}>
          Voir le stage
        </ButtonLink>
      </Form>
      {wait.hasAccount && wait.state === 'waiting' && wait.waitsFor === 'places' ? (
        <p className="muted">
          L’e-mail part toujours. Cet appareil peut vous prévenir aussi&nbsp;:{' '}
          <TextLink className="tap" to={href('/compte/notifications')}>
            vos notifications
          </TextLink>
          .
        </p>
      ) : null}
    </div>
  )
}

function actsOf({ state, waitsFor }: WaitShown) {
  const leave = { act: 'quitter', label: waitsFor === 'opening' ? 'Ne plus me prévenir' : 'Quitter la liste' }
  if (state === 'asked') return [{ act: 'confirmer', label: 'Confirmer mon adresse' }, leave]
  if (state === 'waiting') return [leave]
  if (state === 'withheld') return [{ act: 'rester', label: 'Attendre la prochaine' }, leave]
  if (state === 'offered') return [{ act: 'rester', label: 'La laisser, attendre la prochaine' }, leave]
  return state === 'lapsed' || state === 'left' ? [{ act: 'revenir', label: 'Revenir dans la liste' }] : []
}
