import type { Difference } from '#app/domain/content-edits/compare/word-differences.ts'
import { Card } from '#app/ui/kit/card.tsx'

type DifferencesProps = {
  differences: readonly Difference[]
  /** Where what is gone stands, and where what is new does: « dans cette version ». */
  before: string
  after: string
}

/** What one text says and another does not, within what both say. */
export function Differences({ differences, before, after }: DifferencesProps) {
  if (differences.length === 0) return null
  return (
    <Card as="section" className="text-differences" aria-label="Différences">
      <p className="muted small">
        <del>Barré</del>&nbsp;: {before} seulement. <ins>Souligné</ins>&nbsp;: {after} seulement.
      </p>
      <pre>
        {differences.map(({ kind, text }, index) => {
          if (kind === 'same') return text
          // oxlint-disable-next-line react/no-array-index-key -- parts have no other name
          return kind === 'gone' ? <del key={index}>{text}</del> : <ins key={index}>{text}</ins>
        })}
      </pre>
    </Card>
  )
}
