import { ProblemNote } from '#app/ui/blocks/forms/problem-note.tsx'
import type { TextAnswer } from './edit-text.server.ts'

/** Somebody saved the same text meanwhile: who, when, and what they wrote, beside one's own. */
export function SavedMeanwhile({ other: { who, at, text } }: { other: NonNullable<TextAnswer['other']> }) {
  return (
    <ProblemNote>
      <p>
        <b>
          {who ?? 'Quelqu’un du club'} a {text === null ? 'masqué ce texte' : 'enregistré une autre version'},{' '}
          {at}.
        </b>{' '}
        Rien de ce que vous avez écrit n’est perdu, et rien n’est encore enregistré. Reprenez ci-dessous ce
        que vous voulez garder des deux&#8239;; «&#8239;Enregistrer&#8239;» remplace alors l’autre version,
        qui reste dans l’historique.
      </p>
      {text === null ? null : (
        <details className="text-other">
          <summary>L’autre version</summary>
          <pre>{text}</pre>
        </details>
      )}
    </ProblemNote>
  )
}
