import { Form } from 'react-router'
import { Button } from '#app/ui/kit/button.tsx'
import { competitionPath } from '../competition-addresses.ts'

/** Who may see one's participation: changed at any time, whatever became of the race. */
export function VisibilityForm({ id, isHidden }: { id: string; isHidden: boolean }) {
  return (
    <Form method="post" action={competitionPath(id)} className="race-form" replace preventScrollReset>
      <input type="hidden" name="intent" value="visibility" />
      <p className="muted race-small">
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
