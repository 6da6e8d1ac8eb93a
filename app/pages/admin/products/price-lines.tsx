import { Note } from '#app/ui/kit/note.tsx'

export type PriceLine = { when: string; words: string; isStruck: boolean }

/** What visitors are asked, or will be once it is saved; the struck price is the law's, nobody types it. */
export function PriceLines({ lines, isNew }: { lines: readonly PriceLine[] | undefined; isNew: boolean }) {
  if (!lines) return null
  return (
    <Note tone={isNew ? 'warning' : 'info'}>
      <span id="prix-affiches">{isNew ? 'Une fois enregistré' : 'Affiché'}&nbsp;:</span>
      <ul aria-labelledby="prix-affiches">
        {lines.map(({ when, words }) => (
          <li key={when}>
            {when}, <b>{words}</b>
          </li>
        ))}
      </ul>
      {lines.some(({ isStruck }) => isStruck) ? (
        <small>
          Le prix barré est le plus bas des trente jours d’avant la remise, comme la loi le demande.
        </small>
      ) : null}
    </Note>
  )
}
