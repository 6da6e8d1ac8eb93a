import type { CSSProperties } from 'react'
import { Figure } from '../figure.tsx'
import type { RunFigure } from './run-figures.ts'

/** What is sought, as large as its characters allow. */
export function RunHeadline({ figure: { name, value, text, unit } }: { figure: RunFigure }) {
  const size = { '--characters': Math.max(5, text.length) } as CSSProperties
  return (
    <p className="calculator-figure run-headline num" style={size}>
      <Figure name={name} value={value}>
        {text}
      </Figure>
      {unit && <small className={unit.startsWith('/') ? 'run-pace-unit' : undefined}>{unit}</small>}
    </p>
  )
}
