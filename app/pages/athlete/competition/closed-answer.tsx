import { Form } from 'react-router'
import { Button } from '#app/ui/kit/button.tsx'
import { ChoicePill, ChoicePills } from '#app/ui/kit/fields/choice-pill.tsx'
import { FieldGroup } from '#app/ui/kit/fields/field.tsx'
import { competitionPath } from '../addresses.ts'
import { AnswerProblems, DoneLine, HideChoice, useSent } from './answer-fields.tsx'
import type { AnswerAgain, PresenceAgain } from './competition-answer.ts'
import type { CompetitionView } from './competition-view.ts'

type ClosedAnswerProps = { race: CompetitionView; again: AnswerAgain | undefined; done: string | undefined }

export function ClosedAnswer({ race, again, done }: ClosedAnswerProps) {
  const { id, state, hasAnswered } = race
  const { answer, isHidden } = race.answer
  return (
    <>
      <h2 className="d4" id="race-answer-title">
        {state === 'over' && answer !== 'going' ? 'Vous y étiez\u202f?' : 'Votre réponse'}
      </h2>
      {again ? <AnswerProblems key={again.attempt} again={again} /> : null}
      <p>{closedWords(race)}</p>
      <DoneLine words={done} />
      {hasAnswered && answer !== 'passing' ? <VisibilityForm id={id} isHidden={isHidden === 'on'} /> : null}
      {state === 'over' && answer !== 'going' ? (
        <WasThereForm race={race} presence={again?.presence} />
      ) : null}
    </>
  )
}

function VisibilityForm({ id, isHidden }: { id: string; isHidden: boolean }) {
  return (
    <Form method="post" action={competitionPath(id)} className="race-form" replace preventScrollReset>
      <input type="hidden" name="intent" value="visibility" />
      <p className="muted small">
        {isHidden
          ? 'Votre participation est masquée\u00a0: elle n’est visible que de vous, ici et dans votre saison.'
          : 'Les membres du club voient votre participation.'}
      </p>
      <Button
        type="submit"
        name="isHidden"
        value={isHidden ? '' : 'on'}
        look="line"
        icon={isHidden ? 'eye' : 'eye-off'}
        block
      >
        {isHidden ? 'Montrer ma participation' : 'Masquer ma participation'}
      </Button>
    </Form>
  )
}

type WasThereFormProps = { race: CompetitionView; presence: PresenceAgain | undefined }

function WasThereForm({ race: { id, formats, answer }, presence }: WasThereFormProps) {
  const sent = useSent('was-there')
  const [first] = formats
  const chosen = presence?.format ?? answer.format
  return (
    <Form method="post" action={competitionPath(id)} className="race-form" replace preventScrollReset>
      <input type="hidden" name="intent" value="was-there" />
      {formats.length === 1 && first ? <input type="hidden" name="format" value={first.key} /> : null}
      {formats.length > 1 ? (
        <FieldGroup id="race-format" legend="Sur quel format&#8239;?">
          <ChoicePills>
            {formats.map(({ key, name }) => (
              <ChoicePill key={key} name="format" value={key} defaultChecked={key === chosen}>
                {name}
              </ChoicePill>
            ))}
          </ChoicePills>
        </FieldGroup>
      ) : null}
      <HideChoice isHidden={presence?.isHidden ?? answer.isHidden === 'on'} />
      <Button type="submit" size="large" icon="check" block busy={sent !== undefined}>
        J’y étais
      </Button>
    </Form>
  )
}

type Closed = {
  state: CompetitionView['state']
  answer: { readonly answer: string }
  result: { readonly outcome: string }
}

export function closedWords({ state, answer, result }: Closed): string {
  const isOff = state === 'cancelled'
  switch (answer.answer) {
    case 'going':
      return isOff ? 'Vous aviez répondu «\u202fJ’y vais\u202f».' : presenceWords(result.outcome)
    case 'maybe':
      return 'Vous aviez répondu «\u202fPeut-être\u202f».'
    case 'passing':
      return 'Vous aviez répondu «\u202fJe passe\u202f».'
    default:
      return isOff
        ? 'On n’y répond plus.'
        : 'Dites-le maintenant\u00a0: la course entre dans votre saison, et vous notez votre résultat.'
  }
}

function presenceWords(outcome: string): string {
  if (outcome === 'not-started') return 'Vous n’avez pas pris le départ.'
  return outcome === 'abandoned' ? 'Vous avez pris le départ.' : 'Vous y étiez.'
}
