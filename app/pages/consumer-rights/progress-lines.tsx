import type { DeclarationStep } from './declaration-frame.tsx'

const width = 1312
const reached = { 1: 500, 2: 1010, 3: width }
const lanes = [10, 20, 40, 50, 60]

/** Six lanes; yours is drawn as far as you have come. */
export function ProgressLines({ step }: { step: DeclarationStep }) {
  return (
    <svg
      className="declaration-progress"
      viewBox={`0 0 ${width} 70`}
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      {lanes.map((y) => (
        <path key={y} className="ln" d={`M0 ${y}H${width}`} />
      ))}
      <path className="ln declaration-ahead" d={`M${reached[step]} 30H${width}`} />
      <path className="ln ln-hi" d={`M0 30H${reached[step]}`} />
    </svg>
  )
}
