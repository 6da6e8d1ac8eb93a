import { useFieldControl } from '#app/ui/kit/field-context.ts'
import { FoldedResults } from './folded-results.tsx'
import type { ResultsText } from './use-results-text.ts'

/** The list as text; a file may be dropped on it. */
export function ResultsField({ results }: { results: ResultsText }) {
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
        className="control control-textarea tabular"
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
