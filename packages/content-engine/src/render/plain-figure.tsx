import type { FigureProps } from './block-props.ts'

export function PlainFigure({ image, alt, legende }: FigureProps) {
  return (
    <figure className="content-figure">
      {image && <img {...image} alt={alt} />}
      {legende && <figcaption>{legende}</figcaption>}
    </figure>
  )
}
