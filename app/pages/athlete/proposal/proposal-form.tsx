import { Form, href, useNavigation } from 'react-router'
import type { ProposalField } from '#app/domain/competitions/forms/proposal-schema.ts'
import { Button } from '#app/ui/kit/button.tsx'
import { Card } from '#app/ui/kit/card.tsx'
import { TextLink } from '#app/ui/kit/text-link.tsx'
import { proposalPath } from '../calendar/calendar-addresses.ts'
import { PlaceFields } from './place-fields.tsx'
import type { ProposalAnswer } from './proposal-answer.ts'
import { ProposalProblems } from './proposal-problems.tsx'
import { RaceFields } from './race-fields.tsx'
import { RegistrationFields } from './registration-fields.tsx'
import { seenName } from './seen-name.ts'
import { WhenFields } from './when-fields.tsx'

/** What a race is, where and when. Fields are `race-<name>`. */
export function ProposalForm({ again }: { again: ProposalAnswer | undefined }) {
  const isSending = useNavigation().state === 'submitting'
  const hasSeen = again !== undefined && again.similar.length > 0
  const fields = {
    valueOf: (name: ProposalField) => again?.values[name] ?? '',
    errorOf: (name: ProposalField) => again?.problems.find(({ field }) => field === name)?.message,
  }
  return (
    <Card as="section" aria-labelledby="proposal-form-title">
      <Form method="post" action={proposalPath} className="form-body" noValidate>
        <h2 className="d4" id="proposal-form-title">
          La course
        </h2>
        <p className="muted form-rule">Tous les champs sont nécessaires, sauf mention contraire.</p>
        {again ? <ProposalProblems key={again.attempt} again={again} /> : null}
        {again?.similar.map(({ id }) => (
          <input key={id} type="hidden" name={seenName} value={id} />
        ))}
        <RaceFields {...fields} />
        <WhenFields {...fields} />
        <PlaceFields {...fields} />
        <RegistrationFields {...fields} />
        <p className="form-notice">
          Les coachs voient que c’est vous qui la proposez&#8239;; au calendrier, votre nom n’y figure pas.{' '}
          <TextLink to={href('/confidentialite')}>Confidentialité</TextLink>
        </p>
        <div className="form-send">
          <Button type="submit" size="large" iconEnd="arrow-right" busy={isSending}>
            {hasSeen ? 'La proposer quand même' : 'Proposer cette course'}
          </Button>
        </div>
      </Form>
    </Card>
  )
}
