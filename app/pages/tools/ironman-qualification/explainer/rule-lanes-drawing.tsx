import { drawLanes, lanesBox } from './rule-lanes.ts'

/** The lanes of the age groups through the rules; across on a wide screen, down on a narrow one. */
export function RuleLanesDrawing({ vertical = false }: { vertical?: boolean }) {
  const { others, mine } = drawLanes(vertical)
  const [width, height] = vertical ? [lanesBox.breadth, lanesBox.length] : [lanesBox.length, lanesBox.breadth]
  return (
    <svg
      className={vertical ? 'rule-lanes-down' : 'rule-lanes'}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path className="ln" d={others.known} />
      <path className="ln explainer-dotted" d={others.unknown} />
      <path className="ln ln-hi" d={mine.known} />
      <path className="ln ln-hi explainer-dotted" d={mine.unknown} />
    </svg>
  )
}
