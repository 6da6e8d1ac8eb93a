import { href } from 'react-router'
import { hiddenMeta } from '#app/seo/page-meta.ts'
import { OptionsFields } from '#app/ui/blocks/camps/options-fields.tsx'
import { WhoComesFields } from '#app/ui/blocks/camps/who-comes-fields.tsx'
import { sendOrKeep } from '#app/ui/blocks/forms/connection.ts'
import { ButtonLink } from '#app/ui/kit/button-link.tsx'
import { ActCard } from '../../frame/acts/act-card.tsx'
import { MailsToCome } from '../../frame/acts/mails-to-come.tsx'
import { useActAnswer } from '../../frame/acts/use-act-answer.ts'
import { AdminHead } from '../../frame/admin-head.tsx'
import { useKeptForm } from '../../frame/use-kept-form.ts'
import type { Route } from './+types/participant-act.ts'
import { consequencesOf, LeaveFields } from './participant-act-fields.tsx'
import { answerParticipantAct, readParticipantAct } from './participant-act.server.ts'
import { participantActs } from './participant-acts.ts'

export const meta = hiddenMeta('Un participant', 'Ce qui va se passer.')

export function loader(asked: Route.LoaderArgs) {
  return readParticipantAct(asked)
}

export function action(asked: Route.ActionArgs) {
  return answerParticipantAct(asked)
}

export function clientAction(sent: Route.ClientActionArgs) {
  return sendOrKeep(sent)
}

/** What the club does for one participant: they leave, somebody comes instead, their options change. */
export default function ParticipantAct({ loaderData, actionData, params }: Route.ComponentProps) {
  const { act, camp, number, title, view, mails } = loaderData
  const { answer, problem } = useActAnswer(actionData)
  const kept = useKeptForm()
  const back = href('/admin/stages/:camp', { camp })
  const changeCents = answer?.changeCents
  const typed = answer?.typed ?? kept ?? {}
  const isAsking = act === 'options' && changeCents === undefined
  const refusal = problem ?? (answer?.problems?.length ? 'Vérifiez les champs signalés.' : undefined)
  return (
    <>
      <AdminHead
        back={{ to: back, label: title }}
        title={participantActs[act]}
        lead={view ? `${view.name}, inscription ${number}` : `Inscription ${number}`}
      />
      {view && !(act === 'rendre' && view.isAlone) ? (
        <ActCard
          key={answer?.attempt ?? 'new'}
          label={isAsking ? 'Voir ce que cela change' : participantActs[act]}
          isDanger={act === 'rendre'}
          attempt={answer?.attempt}
          problem={refusal}
          back={back}
          consequences={consequencesOf(act, view, changeCents)}
          fields={
            <>
              {act === 'rendre' ? <LeaveFields view={view} typed={typed} /> : null}
              {act === 'options' ? (
                <OptionsFields
                  options={view.options}
                  chosen={answer?.options ?? view.had}
                  changeCents={changeCents}
                />
              ) : null}
              {act === 'ceder' ? (
                <>
                  <input type="hidden" name="from" value={view.name} />
                  <WhoComesFields
                    levelGroups={view.levelGroups}
                    typed={typed}
                    problems={answer?.problems ?? []}
                  />
                </>
              ) : null}
            </>
          }
        >
          {isAsking ? null : <MailsToCome mails={mails} />}
        </ActCard>
      ) : null}
      {view?.isAlone && act === 'rendre' ? (
        <p>
          {view.name} est la seule personne de cette inscription.{' '}
          <ButtonLink
            look="line"
            size="small"
            to={href('/admin/stages/:camp/inscriptions/:booking/:act', {
              camp,
              booking: params.booking,
              act: 'annuler',
            })}
          >
            Annuler l’inscription
          </ButtonLink>
        </p>
      ) : null}
      {view ? null : <p>{problem ?? 'Cela n’est plus à faire\u00a0: l’état de l’inscription a changé.'}</p>}
    </>
  )
}
