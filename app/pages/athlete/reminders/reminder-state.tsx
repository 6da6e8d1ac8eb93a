import { Form, useNavigation } from 'react-router'
import { reminderKinds } from '#app/domain/competitions/reminders/reminders.ts'
import type { ReminderLink } from '#app/domain/competitions/store.server.ts'
import { DoneMark } from '#app/ui/blocks/forms/done-mark.tsx'
import { FocusedTitle } from '#app/ui/blocks/forms/focused-title.tsx'
import { ButtonLink } from '#app/ui/kit/button-link.tsx'
import { Button } from '#app/ui/kit/button.tsx'
import { subscriptionPath } from '../calendar/calendar-addresses.ts'
import { reminderWords } from './reminder-words.ts'

type ReminderStateProps = {
  link: ReminderLink
  /** The page answers its button. */
  isAnswer: boolean
}

/** Where a kind of reminder stands, and the button that changes it. */
export function ReminderState({ link: { kind, isCut }, isAnswer }: ReminderStateProps) {
  const isBusy = useNavigation().state === 'submitting'
  const { title, lead, button } = reminderWords({ isCut, isAnswer })
  return (
    <>
      {isAnswer ? <DoneMark /> : null}
      {isAnswer ? <FocusedTitle key={title}>{title}</FocusedTitle> : <h1 className="d2">{title}</h1>}
      <p className="lead">{lead}</p>
      <p className="reminder-kind">{reminderKinds[kind]}</p>
      <div className="reminder-acts">
        <Form method="post">
          <Button
            type="submit"
            name="geste"
            value={isCut ? 'recevoir' : 'couper'}
            size="large"
            look={isAnswer ? 'line' : 'primary'}
            busy={isBusy}
          >
            {button}
          </Button>
        </Form>
        <ButtonLink to={`${subscriptionPath}#rappels`} look="ghost" size="large">
          Choisir mes rappels
        </ButtonLink>
      </div>
      <p className="muted reminder-help">Ce lien n’ouvre rien d’autre que ce réglage.</p>
    </>
  )
}
