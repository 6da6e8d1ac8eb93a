import { useIsSending } from '#app/ui/blocks/forms/use-is-sending.ts'
import { Button } from '#app/ui/kit/button.tsx'
import type { AnswerCardProps } from './answer-card.tsx'
import { AnswerProblems, DoneLine, HideChoice, Pills, RaceForm } from './answer-fields.tsx'
import type { PresenceAgain } from './competition-answer.ts'
import type { CompetitionView } from './competition-view.ts'

export function ClosedAnswer({ race, again, done }: AnswerCardProps) {
  const { id, state, hasAnswered } = race
  const { answer, isHidden } = race.answer
  return (
    <>
      <h2 className="d4" id="race-answer-title">
        {state === 'over' && answer !== 'going' ? 'Vous y étiez\u202f?' : 'Votre réponse'}
      </h2>
      <AnswerProblems again={again} />
      <p>{closedWords(state, answer, race.result.outcome)}</p>
      {hasAnswered && answer !== 'passing' ? <VisibilityForm id={id} isHidden={isHidden === 'on'} /> : null}
      {state === 'over' && answer !== 'going' ? (
        <WasThereForm race={race} presence={again?.presence} />
      ) : null}
      <DoneLine words={again === undefined ? done : undefined} />
    </>
  )
}

function VisibilityForm({ id, isHidden }: { id: string; isHidden: boolean }) {
  return (
    <RaceForm id={id} intent="visibility">
      <Button
        type="submit"
        name="isHidden"
        value={isHidden ? '' : 'on'}
        look="line"
        icon={isHidden ? 'eye' : 'eye-off'}
        block
        busy={useIsSending('visibility')}
      >
        {isHidden ? 'Montrer ma participation' : 'Masquer ma participation'}
      </Button>
      <p className="muted small">
        {isHidden
          ? 'Votre participation est masquée\u00a0: elle n’est visible que de vous, ici et dans votre saison.'
          : 'Les membres du club voient votre participation.'}
      </p>
    </RaceForm>
  )
}

type WasThereFormProps = { race: CompetitionView; presence: PresenceAgain | undefined }

function WasThereForm({ race: { id, formats, answer }, presence }: WasThereFormProps) {
  const isSending = useIsSending('was-there')
  const [first] = formats
  const chosen = presence?.format ?? answer.format
  return (
    <RaceForm id={id} intent="was-there">
      {formats.length === 1 && first ? <input type="hidden" name="format" value={first.key} /> : null}
      {formats.length > 1 ? (
        <Pills
          name="format"
          legend="Sur quel format&#8239;?"
          choices={formats.map(({ key, name }) => [key, name])}
          chosen={chosen}
        />
      ) : null}
      <HideChoice isHidden={presence?.isHidden ?? answer.isHidden === 'on'} />
      <Button type="submit" size="large" icon="check" block busy={isSending}>
        J’y étais
      </Button>
    </RaceForm>
  )
}

export function closedWords(state: CompetitionView['state'], answer: string, outcome: string): string {
  const isOff = state === 'cancelled'
  switch (answer) {
    case 'going':
      return isOff ? 'Vous aviez répondu «\u202fJ’y vais\u202f».' : presenceWords(outcome)
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
