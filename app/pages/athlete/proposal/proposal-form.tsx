import { Form, href, useNavigation } from 'react-router'
import type { CutOff } from '#app/ui/blocks/forms/cut-off.ts'
import { FieldProblems, ProblemNote } from '#app/ui/blocks/forms/problem-note.tsx'
import { RaceFields, SentRaceContext } from '#app/ui/blocks/race/race-fields.tsx'
import { Button } from '#app/ui/kit/button.tsx'
import { Card } from '#app/ui/kit/card.tsx'
import { TextLink } from '#app/ui/kit/text-link.tsx'
import { proposalPath, competitionPath } from '../addresses.ts'
import { type ProposalAnswer, seenName } from './proposal-answer.ts'

type ProposalFormProps = { again: ProposalAnswer | undefined; cutOff: CutOff | undefined }

export function ProposalForm({ again, cutOff }: ProposalFormProps) {
  const isSending = useNavigation().state === 'submitting'
  const hasSeen = again !== undefined && again.similar.length > 0
  return (
    <Card as="section" aria-labelledby="proposal-form-title">
      <Form method="post" action={proposalPath} className="form-body" noValidate>
        <h2 className="d4" id="proposal-form-title">
          La course
        </h2>
        <p className="muted form-rule">Tous les champs sont nécessaires, sauf mention contraire.</p>
        {cutOff ? (
          <ProblemNote key={cutOff.attempt}>{whileProposing}</ProblemNote>
        ) : again ? (
          <ProposalProblems key={again.attempt} again={again} />
        ) : null}
        {again?.similar.map(({ id }) => (
          <input key={id} type="hidden" name={seenName} value={id} />
        ))}
        <SentRaceContext value={again}>
          <RaceFields />
        </SentRaceContext>
        <p className="form-notice muted smaller">
          Les coachs voient que c’est vous qui la proposez&#8239;; au calendrier, votre nom n’y figure pas.{' '}
          <TextLink to={href('/confidentialite')}>Confidentialité</TextLink>
        </p>
        <div className="form-send cluster row">
          <Button type="submit" size="large" iconEnd="arrow-right" busy={isSending}>
            {hasSeen ? 'La proposer quand même' : 'Proposer cette course'}
          </Button>
        </div>
      </Form>
    </Card>
  )
}

const whileProposing =
  'La connexion s’est interrompue, nous ne savons pas si votre proposition est arrivée. Envoyez-la de nouveau dès qu’elle est revenue\u00a0: arrivée deux fois, elle n’en fait qu’une.'

function ProposalProblems({ again }: { again: ProposalAnswer }) {
  const { similar, problem } = again
  if (problem !== undefined) return <ProblemNote>{problem}</ProblemNote>
  if (similar.length > 0)
    return (
      <ProblemNote>
        <p>
          <b>
            {similar.length > 1
              ? 'Des courses du même jour lui ressemblent.'
              : 'Une course du même jour lui ressemble.'}
          </b>
        </p>
        <ul className="proposal-similar">
          {similar.map(({ id, title, days, place, state }) => (
            <li key={id}>
              <a className="link" href={competitionPath(id)} target="_blank" rel="noopener">
                {title}
                <span className="vh"> (nouvel onglet)</span>
              </a>
              , {days}, {place} · {state}
            </li>
          ))}
        </ul>
        <p>Si c’en est une autre, envoyez-la&nbsp;: tout ce que vous avez écrit est encore là.</p>
      </ProblemNote>
    )
  return <FieldProblems answer={again} prefix="race" />
}
