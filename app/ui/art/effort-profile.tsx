import { classNames } from './class-names.ts'
import { EFFORT_FLOOR, EFFORT_WIDTH, effortProfile, type EffortStep } from './drawings/effort-profile.ts'

export interface EffortProfileProps {
  steps: readonly EffortStep[]
  /** What the profile shows, in a sentence. */
  label: string
  /** Up to three captions under the axis: at its start, in the middle, at its end. */
  captions?: readonly string[]
  className?: string
}

const anchors = ['start', 'middle', 'end'] as const

/** A session as a profile of effort, with its axis. */
export function EffortProfile({ steps, label, captions = [], className }: EffortProfileProps) {
  const { viewBox, lines, highlighted } = effortProfile(steps)
  return (
    <figure className={classNames('effort-profile', className)}>
      <svg viewBox={viewBox} aria-hidden="true" focusable="false">
        <path className="ln" d={lines.join('')} />
        <path className="ln ln-hi" d={highlighted} />
        <path className="effort-floor" d={`M0 ${EFFORT_FLOOR}H${EFFORT_WIDTH}`} />
        {captions.slice(0, anchors.length).map((caption, index) => (
          <text
            key={caption}
            x={(EFFORT_WIDTH * index) / 2}
            y={EFFORT_FLOOR + 28}
            textAnchor={anchors[index]}
          >
            {caption}
          </text>
        ))}
      </svg>
      <figcaption className="effort-label">{label}</figcaption>
    </figure>
  )
}
