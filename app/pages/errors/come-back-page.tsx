import type { ComeBack } from '#app/http/come-back.ts'
import { Button } from '#app/ui/kit/button.tsx'
import { ErrorFrame } from './error-frame.tsx'

/** While the database is away: says so, and holds what was typed until it can be sent. */
export function ComeBackPage({ sendTo, typed }: ComeBack) {
  return (
    <ErrorFrame title="Le site reprend son souffle." sentence={typed.length > 0 ? notKept : notShown}>
      {typed.length > 0 ? (
        <form method="post" action={sendTo} className="error-typed">
          {typed.map(([name, value], index) =>
            isWritten(value) ? (
              <textarea
                // oxlint-disable-next-line react/no-array-index-key -- the list never changes, and names may come twice
                key={index}
                className="control"
                name={name}
                defaultValue={value}
                rows={Math.min(Math.ceil(value.length / 30), 8)}
                aria-label="Ce que vous avez écrit"
              />
            ) : (
              // oxlint-disable-next-line react/no-array-index-key -- as above
              <input key={index} type="hidden" name={name} value={value} />
            ),
          )}
          {sendTo ? (
            <Button type="submit" size="large">
              Envoyer de nouveau
            </Button>
          ) : null}
        </form>
      ) : null}
    </ErrorFrame>
  )
}

const notKept =
  'Votre envoi n’a pas pu être enregistré. Ce que vous avez écrit est gardé ici\u00a0: patientez quelques secondes, puis envoyez de nouveau.'
const notShown = 'Cette page ne peut pas s’afficher pour l’instant. Réessayez dans quelques secondes.'

/** Words of a person, not a choice, a key or a number of pieces. */
function isWritten(value: string): boolean {
  return /\s|@/.test(value.trim())
}
