import type { FigureProps } from '@allure/content-engine/render'

/** A picture and its caption; left out while its file is not made, rather than broken. */
export function ProseFigure({ image, alt, legende }: FigureProps) {
  if (!image) return null
  return (
    <figure>
      <img {...image} alt={alt} />
      {legende ? <figcaption>{legende}</figcaption> : null}
    </figure>
  )
}
