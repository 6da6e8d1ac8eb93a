import type { AccountAnswer } from '../account-answer.ts'
import { AccountSection } from '../account-section.tsx'
import { IntentButton } from '../intent-button.tsx'
import { PaceForm } from './pace-form.tsx'
import { paceWords } from './pace-words.ts'
import { PaceZones } from './pace-zones.tsx'
import type { ShownPace } from './read-paces.server.ts'

type PaceSectionProps = { pace: ShownPace; today: string; answer: AccountAnswer | undefined }

/** One figure: what is known of it, the paces it makes, and how to change or forget it. */
export function PaceSection({ pace, today, answer }: PaceSectionProps) {
  const { kind, known, zones } = pace
  const { name, title, lead } = paceWords[kind]
  return (
    <AccountSection id={kind} title={title} lead={lead}>
      {known ? (
        <>
          <p className="own-pace">
            <span className="num">{known.written}</span>
            <span className="muted">{known.told}</span>
          </p>
          <PaceZones name={name} zones={zones} />
        </>
      ) : null}
      <PaceForm pace={pace} today={today} answer={answer} />
      {known ? (
        <IntentButton
          intent="forget"
          fields={{ kind }}
          look="line"
          size="small"
          icon="trash-2"
          about={`${name}\u00a0: les séances ne montreront plus ces allures`}
        >
          Supprimer
        </IntentButton>
      ) : null}
    </AccountSection>
  )
}
