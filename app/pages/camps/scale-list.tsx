type ScaleListProps = { scale: readonly { readonly when: string; readonly what: string }[] }

/** What is kept of a booking that is given up, by the day it is. */
export function ScaleList({ scale }: ScaleListProps) {
  return (
    <dl className="booking-scale">
      {scale.map(({ when, what }) => (
        <div key={when}>
          <dt>{when}</dt>
          <dd>{what}</dd>
        </div>
      ))}
    </dl>
  )
}
