import { Form } from 'react-router'
import { Button } from '#app/ui/kit/button.tsx'
import { competitionPath } from '../competition-addresses.ts'
import type { CompetitionView } from './competition-view.ts'

/** Takes everything back, as if one had never answered; behind a line, as it cannot be undone. */
export function ForgetAnswer({ race: { id, ownResult } }: { race: CompetitionView }) {
  return (
    <details className="race-forget">
      <summary>Effacer ma réponse</summary>
      <Form method="post" action={competitionPath(id)} replace preventScrollReset>
        <input type="hidden" name="intent" value="forget-answer" />
        <p>
          Il n’en restera rien{ownResult ? ', résultat compris' : ''}&nbsp;: ni ici, ni dans votre saison, ni
          chez les autres.
        </p>
        <Button type="submit" look="line" size="small" icon="trash-2">
          Effacer
        </Button>
      </Form>
    </details>
  )
}
