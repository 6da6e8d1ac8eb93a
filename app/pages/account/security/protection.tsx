import { Icon } from '#app/ui/kit/icon.tsx'

type ProtectionProps = { level: 1 | 2 | 3; word: string; factors: number; codesLeft: number }

const lanes = [7, 15, 31, 39]
const width = 600

export function Protection({ level, word, factors, codesLeft }: ProtectionProps) {
  const reached = (width * level) / 3
  const steps = [
    { label: 'Mot de passe', isDone: true },
    { label: 'Second facteur', isDone: factors > 0 },
    { label: 'Un autre, et des codes de secours', isDone: factors > 1 && codesLeft > 0 },
  ]
  return (
    <div className="protection">
      <p>
        <span className="muted">Protection du compte</span>
        <b className="d4">{word}</b>
      </p>
      <svg viewBox="0 0 600 46" preserveAspectRatio="none" aria-hidden="true">
        {lanes.map((y) => (
          <path key={y} className="ln" d={`M0 ${y}H${width}`} vectorEffect="non-scaling-stroke" />
        ))}
        <path
          className="ln protection-ahead"
          d={`M${reached} 23H${width}`}
          vectorEffect="non-scaling-stroke"
        />
        <path className="ln ln-hi" d={`M0 23H${reached}`} vectorEffect="non-scaling-stroke" />
      </svg>
      <ol>
        {steps.map(({ label, isDone }) => (
          <li key={label} className={isDone ? undefined : 'muted'}>
            {isDone ? <Icon name="check" size={15} /> : null}
            {label}
            {isDone ? null : <span className="vh"> (pas encore)</span>}
          </li>
        ))}
      </ol>
    </div>
  )
}
