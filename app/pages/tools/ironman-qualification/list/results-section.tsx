import { useEffect, useRef } from 'react'
import { MOST_LINES } from '#app/domain/training/qualification/result-list.ts'
import { writeNumber } from '#app/domain/training/typed/writing.ts'
import { Button } from '#app/ui/kit/button.tsx'
import { useFieldControl, Field } from '#app/ui/kit/fields/field.tsx'
import { Note } from '#app/ui/kit/note.tsx'
import { RangeField } from '../../fields.tsx'
import { CalculateButton } from '../../tool-form.tsx'
import { ToolSection } from '../../tool-section.tsx'
import type { QualificationAnswer } from '../qualification-answer.ts'
import { refusalWords } from '../system-words.ts'
import type { Outcome, StartList } from './list-answer.ts'
import { ResultsTable } from './results-table.tsx'
import { RulesComparison } from './rules-comparison.tsx'
import type { ResultsText } from './use-results-text.ts'

type ResultsSectionProps = {
  results: ResultsText
  list: StartList
  outcomes: readonly Outcome[]
  answer: QualificationAnswer
  /** For the slider: it must be where the finger is at once. */
  acceptance: number
  problem: string | undefined
  /** Every row at once, as where no script would bring the others. */
  isWhole: boolean
}

export function ResultsSection(props: ResultsSectionProps) {
  const { results, list, outcomes, answer, acceptance, problem, isWhole } = props
  const hasText = results.text.trim() !== ''
  const unread = hasText && list.counts === undefined ? 'Aucune ligne n’a pu être lue.' : undefined
  const asked = outcomes.find(({ system }) => system === answer.system)
  return (
    <ToolSection
      id="liste"
      title={'Qui se qualifie\u202f?'}
      lead={
        'Collez les résultats d’une course, une personne par ligne\u00a0: le groupe d’âge et le temps. Le calcul suit la cérémonie, règle par règle.'
      }
    >
      <Field
        id="resultats"
        label="Résultats"
        hint="Comme «&#8239;F40-44, 10:38:12&#8239;». Tabulations, virgules ou points-virgules&#8239;; les colonnes en plus sont ignorées. Sans temps ou notée DNF, la personne compte au départ."
        error={problem ?? results.problem ?? unread}
      >
        <ResultsField results={results} />
      </Field>
      <label className="field results-file">
        <span className="field-label">Ou un fichier CSV ou texte</span>
        <input type="file" name="fichier" accept=".csv,.tsv,.txt,text/*" onChange={results.choose} />
      </label>
      <RangeField name="acceptation" value={acceptance} />
      <CalculateButton />
      <ListReading list={list} hasText={hasText} />
      <RulesComparison outcomes={outcomes} />
      {asked?.result.ok && <ResultsTable outcomes={outcomes} system={answer.system} isWhole={isWhole} />}
      {asked?.result.ok === false && <p>{refusalWords[asked.result.reason]}</p>}
      {answer.slots === undefined && <p>Indiquez le nombre de places de la course.</p>}
    </ToolSection>
  )
}

function ResultsField({ results }: { results: ResultsText }) {
  const { field, initial, isFolded, follow, paste, drop } = results
  return (
    <>
      <textarea
        {...useFieldControl()}
        ref={field}
        hidden={isFolded}
        name="resultats"
        rows={8}
        wrap="off"
        className="control tabular"
        defaultValue={initial}
        onInput={follow}
        onPaste={paste}
        onDrop={drop}
        onDragOver={(event) => event.preventDefault()}
        spellCheck={false}
        autoComplete="off"
      />
      {isFolded && <FoldedResults results={results} />}
    </>
  )
}

function FoldedResults({ results: { text, field, unfold, empty } }: { results: ResultsText }) {
  const opener = useRef<HTMLButtonElement>(null)

  // The field that was pasted into has just left: whoever was in it goes on from here.
  useEffect(() => {
    const typedIn = field.current
    takeLostFocus(opener.current)
    return () => takeLostFocus(typedIn)
  }, [field])

  const lines = text.trim().split('\n').length
  return (
    <div className="tool-row folded-results">
      <p>{`${writeNumber(lines, 0)} lignes dans la liste.`}</p>
      <Button ref={opener} look="line" size="small" onClick={unfold}>
        Voir et modifier la liste
      </Button>
      <Button look="ghost" size="small" icon="trash-2" onClick={empty}>
        Vider la liste
      </Button>
    </div>
  )
}

function takeLostFocus(element: HTMLElement | null): void {
  if (document.activeElement === document.body) element?.focus({ preventScroll: true })
}

function ListReading({ list, hasText }: { list: StartList; hasText: boolean }) {
  if (!hasText) return null
  const { starters, counts, ignored, ignoredCount, isCut } = list
  const finishers = starters.filter(({ time }) => time !== undefined).length
  return (
    <div className="list-reading">
      {counts && (
        <p>
          {`Lu\u00a0: ${counted(starters.length, 'personne')} au départ, dont ${writeNumber(finishers, 0)} à l’arrivée\u202f; ${counted(counts.startersWomen, 'femme')} en ${counted(counts.groupsWomen, 'groupe')}, ${counted(counts.startersMen, 'homme')} en ${counted(counts.groupsMen, 'groupe')}.`}
        </p>
      )}
      {ignoredCount > 0 && (
        <Note tone="warning">
          <p>
            {ignoredCount > 1
              ? `${writeNumber(ignoredCount, 0)} lignes n’ont pas été lues, faute de groupe d’âge\u00a0: en-tête, professionnels ou écriture inconnue.`
              : 'Une ligne n’a pas été lue, faute de groupe d’âge\u00a0: en-tête, professionnel ou écriture inconnue.'}
          </p>
          <ul>
            {ignored.map(({ line, text }) => (
              <li key={line}>{`Ligne ${writeNumber(line, 0)}\u00a0: ${text}`}</li>
            ))}
            {ignoredCount > ignored.length && ignored.length > 0 && <li>…</li>}
          </ul>
        </Note>
      )}
      {isCut && (
        <p>{`La liste s’arrête à ${writeNumber(MOST_LINES, 0)} lignes\u00a0: la suite n’est pas lue.`}</p>
      )}
    </div>
  )
}

function counted(count: number, name: string): string {
  return `${writeNumber(count, 0)} ${name}${count > 1 ? 's' : ''}`
}
