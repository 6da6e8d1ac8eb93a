import { Button } from '#app/ui/kit/button.tsx'

type ComeBackFormProps = {
  typed: readonly (readonly [name: string, value: string])[]
  /** Where to; none when it cannot be sent again from here. */
  sendTo?: string | undefined
}

export const comeBackTitle = 'Le site reprend son souffle.'

export function comeBackSentence(typed: ComeBackFormProps['typed']): string {
  return typed.length > 0
    ? 'Votre envoi n’a pas pu être enregistré. Ce que vous avez écrit est gardé ici\u00a0: patientez quelques secondes, puis envoyez de nouveau.'
    : 'Cette page ne peut pas s’afficher pour l’instant. Réessayez dans quelques secondes.'
}

/** What was typed while the database was away, to be sent again. */
export function ComeBackForm({ sendTo, typed }: ComeBackFormProps) {
  if (typed.length === 0) return null
  return (
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
  )
}

/** Words of a person, not a choice, a key or a number of pieces. */
function isWritten(value: string): boolean {
  return /\s|@/.test(value.trim())
}
