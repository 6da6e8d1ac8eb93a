import { pathNumber } from '#app/ui/art/geometry/path-number.ts'

const WIDTH = 1312
const HEIGHT = 100
const LINES = 7
const MIDDLE = 3

type StrokeCount = { count: number; when: string }

export function StrokeCounts({ before, after }: { before: StrokeCount; after: StrokeCount }) {
  return (
    <div className="stroke-counts stack">
      {[before, after].map(({ count, when }, index) => (
        <figure key={when} className={index === 0 ? undefined : 'stroke-counts-after'}>
          <figcaption className="muted">
            <span className={index === 0 ? 'num tall' : 'num tall accent'}>{count}</span> {when}
          </figcaption>
          <StrokeWaves strokes={count} isYours={index > 0} />
        </figure>
      ))}
    </div>
  )
}

function StrokeWaves({ strokes, isYours }: { strokes: number; isYours: boolean }) {
  const id = `strokes-${strokes}`
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true" focusable="false">
      <defs>
        <path id={id} d={waves(strokes)} vectorEffect="non-scaling-stroke" />
      </defs>
      {Array.from({ length: LINES }, (_, line) => (
        <use
          key={line}
          href={`#${id}`}
          className={isYours && line === MIDDLE ? 'ln ln-hi' : 'ln'}
          transform={`matrix(1 0 0 ${slackOf(line)} 0 ${17 + line * 11})`}
        />
      ))}
    </svg>
  )
}

function waves(strokes: number): string {
  const half = WIDTH / strokes / 2
  return `M0 0q${pathNumber(half / 2)}-20 ${pathNumber(half)} 0${`t${pathNumber(half)} 0`.repeat(strokes * 2 - 1)}`
}

function slackOf(line: number): number {
  const reach = (15 - Math.abs(line - MIDDLE) * 1.6) * 0.62
  return Math.round(reach * 10) / 100
}
