import type { Card } from './card.ts'

/** The colours a product comes in. */
export function Swatches({ colours }: Pick<Card, 'colours'>) {
  if (colours.length === 0) return null
  return (
    <p className="swatches">
      <span className="vh">{`Coloris\u00a0: ${colours.map(({ name }) => name).join(', ')}`}</span>
      {colours.map(({ id, art }) => (
        <i key={id} className={`swatch swatch-${art}`} />
      ))}
    </p>
  )
}
