import type { FieldView } from '#app/domain/content-edits/form/views.ts'
import { ProblemNote } from '#app/ui/blocks/forms/problem-note.tsx'
import { Button } from '#app/ui/kit/button.tsx'
import { conflictField } from './conflict-fields.ts'
import type { TextAnswer } from './edit-text.server.ts'
import { passageInWords } from './passage-in-words.ts'

type SavedMeanwhileProps = {
  other: NonNullable<TextAnswer['other']>
  /** Those of the form, by whose names a line of facts is read. */
  fields: readonly FieldView[]
}

/** Somebody saved the same text meanwhile: who, when, and where both changed the same passage. */
export function SavedMeanwhile({ other, fields }: SavedMeanwhileProps) {
  const { who = 'Quelqu’un du club', at, isHidden, conflicts } = other
  return (
    <ProblemNote>
      <p>
        <b>
          {who} a {isHidden ? 'masqué ce texte' : 'enregistré une autre version'}, {at}. Rien n’est encore
          enregistré de la vôtre.
        </b>{' '}
        {sentenceOf(isHidden, conflicts.length)}
      </p>
      <input type="hidden" name={conflictField} value={JSON.stringify(other)} />
      {conflicts.map(({ mine, theirs }, rank) => (
        <div key={mine + theirs} className="text-conflict">
          <figure>
            <figcaption>Vous (dans le formulaire)</figcaption>
            <pre>{passageInWords(mine, fields)}</pre>
            <Choice value={`mien:${rank}`}>Garder la mienne</Choice>
          </figure>
          <figure>
            <figcaption>{who}</figcaption>
            <pre>{passageInWords(theirs, fields)}</pre>
            <Choice value={`leur:${rank}`}>Prendre la leur</Choice>
          </figure>
        </div>
      ))}
    </ProblemNote>
  )
}

function Choice({ value, children }: { value: string; children: string }) {
  return (
    <Button type="submit" look="line" size="small" name="geste" value={value}>
      {children}
    </Button>
  )
}

function sentenceOf(isHidden: boolean, conflicts: number): string {
  if (isHidden) return '«\u202fPublier\u202f» le remet sur le site, tel que vous l’avez écrit.'
  if (conflicts === 0)
    return 'Vos deux versions sont réunies ci-dessous, sans rien perdre\u00a0: relisez, puis enregistrez.'
  return 'Vos deux versions sont réunies ci-dessous, sauf là où vous avez changé le même passage\u00a0: choisissez passage par passage, puis enregistrez.'
}
