import { href } from 'react-router'
import { formatDay } from '#app/domain/shared/dates/french-dates.ts'
import { formatEuros } from '#app/domain/shared/money.ts'
import { hiddenMeta } from '#app/seo/page-meta.ts'
import { sendOrKeep } from '#app/ui/blocks/forms/connection.ts'
import { Field, FieldGroup } from '#app/ui/kit/fields/field.tsx'
import { RadioCard, RadioCards } from '#app/ui/kit/fields/radio-card.tsx'
import { Textarea, TextInput } from '#app/ui/kit/fields/text-input.tsx'
import { ActCard } from '../../frame/acts/act-card.tsx'
import { MailsToCome } from '../../frame/acts/mails-to-come.tsx'
import { useActAnswer } from '../../frame/acts/use-act-answer.ts'
import { AdminHead } from '../../frame/admin-head.tsx'
import type { Route } from './+types/booking-act.ts'
import { answerAct, readAct } from './booking-act.server.ts'

export const meta = hiddenMeta('Inscription', 'Ce qui va se passer.')

export function loader(asked: Route.LoaderArgs) {
  return readAct(asked)
}

export function action(asked: Route.ActionArgs) {
  return answerAct(asked)
}

export function clientAction(sent: Route.ClientActionArgs) {
  return sendOrKeep(sent)
}

const labels = {
  annuler: 'Annuler l’inscription',
  payer: 'Noter ce virement',
  deplacer: 'Inscrire à ce stage',
} as const

export default function BookingAct({ loaderData, actionData }: Route.ComponentProps) {
  const { act, camp, number, buyer, title, isOpen, mails } = loaderData
  const { answer, problem } = useActAnswer(actionData)
  const back = href('/admin/stages/:camp', { camp })
  const isPossible = isOpen && (act !== 'payer' || loaderData.next !== undefined)
  return (
    <>
      <AdminHead
        back={{ to: back, label: title }}
        title={labels[act]}
        lead={`${buyer}, inscription ${number}`}
      />
      {isPossible || problem ? (
        <ActCard
          label={labels[act]}
          isDanger={act === 'annuler'}
          attempt={answer?.attempt}
          problem={problem}
          back={back}
          consequences={consequencesOf(loaderData)}
          fields={<Fields view={loaderData} />}
        >
          {act === 'payer' ? null : <MailsToCome mails={mails} />}
        </ActCard>
      ) : (
        <p>Cela n’est plus à faire&nbsp;: l’état de l’inscription a changé.</p>
      )}
    </>
  )
}

type View = Route.ComponentProps['loaderData']

function consequencesOf({ act, next }: View): string[] {
  if (act === 'annuler')
    return [
      'Ses places sont libres, et proposées à qui attend.',
      'La personne est prévenue\u202f; ce qui est rendu a son avoir.',
    ]
  if (act === 'deplacer')
    return [
      'Les mêmes personnes sont inscrites à l’autre stage, à ses prix et sans option\u00a0: contrat et paiement partent par e-mail.',
      'L’inscription d’ici est annulée et tout ce qui fut payé est rendu, avec un avoir.',
    ]
  return [`${formatEuros(next?.cents ?? 0)} sont notés comme reçus\u202f; la facture part par e-mail.`]
}

function Fields({ view: { act, costs, next, targets, today } }: { view: View }) {
  if (act === 'deplacer')
    return (
      <FieldGroup id="move-to" legend="Vers quel stage">
        {targets.length === 0 ? <p>Aucun autre stage n’a de place.</p> : null}
        <RadioCards>
          {targets.map(({ title, path, stateLabel }, index) => (
            <RadioCard
              key={path}
              name="vers"
              value={path}
              title={title}
              description={stateLabel}
              defaultChecked={index === 0}
            />
          ))}
        </RadioCards>
      </FieldGroup>
    )
  if (act === 'payer')
    return (
      <>
        <input type="hidden" name="rank" value={next?.rank ?? 0} />
        {next ? (
          <p>
            {formatEuros(next.cents)}, à payer au plus tard le {formatDay(next.dueOn)}.
          </p>
        ) : null}
        <Field id="paid-on" label="Reçu le">
          <TextInput name="on" type="date" defaultValue={today} max={today} />
        </Field>
        <Field id="paid-reference" label="Référence du virement" optional>
          <TextInput name="reference" maxLength={120} />
        </Field>
      </>
    )
  return (
    <>
      <input type="hidden" name="refund" value={costs.map(({ refundCents }) => refundCents).join(' ')} />
      <FieldGroup id="kept" legend="Ce que le club garde">
        <RadioCards>
          {costs.map(({ keptCents, refundCents }, index) => (
            <RadioCard
              key={index === 0 ? 'scale' : 'nothing'}
              name="garde"
              value={index === 0 ? 'bareme' : 'rien'}
              title={index === 0 ? `Selon le barème\u00a0: ${formatEuros(keptCents)}` : 'Rien'}
              description={`Rendu\u00a0: ${formatEuros(refundCents)}`}
              defaultChecked={index === 0}
            />
          ))}
        </RadioCards>
      </FieldGroup>
      <Field id="cancel-word" label="Un mot" hint="Cité dans l’e-mail." optional>
        <Textarea name="mot" rows={3} maxLength={500} />
      </Field>
    </>
  )
}
