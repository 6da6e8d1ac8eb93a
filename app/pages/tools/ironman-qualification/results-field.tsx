import { useFieldControl } from '../../../ui/kit/field-context.ts'
import type { ResultsText } from './use-results-text.ts'

/** The list as text; a file may be dropped on it. */
export function ResultsField({ results: { field, initial, follow, drop } }: { results: ResultsText }) {
  return (
    <textarea
      {...useFieldControl()}
      ref={field}
      name="resultats"
      rows={8}
      wrap="off"
      className="control control-textarea tabular-nums"
      defaultValue={initial}
      onInput={follow}
      onDrop={drop}
      onDragOver={(event) => event.preventDefault()}
      spellCheck={false}
      autoComplete="off"
    />
  )
}
