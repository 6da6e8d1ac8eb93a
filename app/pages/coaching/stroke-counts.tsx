import { StrokeWaves } from './stroke-waves.tsx'

type StrokeCount = { count: number; when: string }

/** Strokes in one length of the pool, before and after: one wave is one stroke. */
export function StrokeCounts({ before, after }: { before: StrokeCount; after: StrokeCount }) {
  return (
    <div className="stroke-counts">
      <figure>
        <figcaption>
          <span className="num">{before.count}</span> {before.when}
        </figcaption>
        <StrokeWaves strokes={before.count} />
      </figure>
      <figure className="stroke-counts-after">
        <figcaption>
          <span className="num">{after.count}</span> {after.when}
        </figcaption>
        <StrokeWaves strokes={after.count} isYours />
      </figure>
    </div>
  )
}
