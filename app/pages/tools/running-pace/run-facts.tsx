import { Figure } from '../figure.tsx'
import type { RunFigure } from './run-figures.ts'

export function RunFacts({ figures }: { figures: RunFigure[] }) {
  return (
    <dl className="calculator-facts run-facts">
      {figures.map(({ name, label, value, text, unit = '' }) => (
        <div key={name}>
          <dt>{label}</dt>
          <dd className="num">
            <Figure name={name} value={value}>
              {text + unit}
            </Figure>
          </dd>
        </div>
      ))}
    </dl>
  )
}
