import { Field } from '#app/ui/kit/field.tsx'
import { CalculatePosted } from '../calculate-posted.tsx'
import type { QualificationAnswer } from '../qualification-answer.ts'
import { refusalWords } from '../refusal-words.ts'
import type { Outcome, StartList } from './list-answer.ts'
import { ListReading } from './list-reading.tsx'
import { ResultsField } from './results-field.tsx'
import { ResultsTable } from './results-table.tsx'
import { RulesComparison } from './rules-comparison.tsx'
import type { ResultsText } from './use-results-text.ts'

type ResultsSectionProps = {
  results: ResultsText
  list: StartList
  outcomes: readonly Outcome[]
  answer: QualificationAnswer
  /** Why the server refused the list. */
  problem: string | undefined
  /** Every row at once, as where no script would bring the others. */
  isWhole: boolean
}

/** The results of a race, pasted or from a file, and who qualifies under each rule. */
export function ResultsSection({ results, list, outcomes, answer, problem, isWhole }: ResultsSectionProps) {
  const hasText = results.text.trim() !== ''
  const unread = hasText && list.isInvented ? 'Aucune ligne n’a pu être lue.' : undefined
  const asked = outcomes.find(({ system }) => system === answer.system)
  return (
    <section className="tool-section wrap" aria-labelledby="liste">
      <div className="section-head">
        <h2 className="d3" id="liste">
          Qui se qualifie&#8239;?
        </h2>
        <p className="lead">
          Collez les résultats d’une course, une personne par ligne&nbsp;: le groupe d’âge et le temps. Le
          calcul suit la cérémonie, règle par règle.
        </p>
      </div>
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
      <CalculatePosted />
      <ListReading list={list} hasText={hasText} />
      <RulesComparison outcomes={outcomes} isInvented={list.isInvented} />
      {!list.isInvented && asked?.result.ok && (
        <ResultsTable outcomes={outcomes} system={answer.system} isWhole={isWhole} />
      )}
      {!list.isInvented && asked?.result.ok === false && <p>{refusalWords(asked.result.reason)}</p>}
      {answer.slots === undefined && <p>Indiquez le nombre de places de la course.</p>}
    </section>
  )
}
