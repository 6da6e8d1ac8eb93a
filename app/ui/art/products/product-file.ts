import { bottle } from './bottle.ts'
import { jersey } from './jersey.ts'
import { PRODUCT_SIZE, type ProductColour, type ProductKind } from './product-names.ts'
import type { ProductPicture } from './product-picture.ts'
import { productStyle } from './product-style.ts'
import { swimCap } from './swim-cap.ts'
import { trisuit } from './trisuit.ts'
import { tshirt } from './tshirt.ts'

const pictures: Record<ProductKind, () => ProductPicture> = {
  maillot: jersey,
  tshirt,
  trifonction: trisuit,
  bonnet: swimCap,
  gourde: bottle,
}

const DEFINITIONS =
  '<filter id="soft" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="7"/></filter>' +
  '<filter id="cast" x="-40%" y="-200%" width="180%" height="520%"><feGaussianBlur stdDeviation="11"/></filter>' +
  '<linearGradient id="fabric" x2="1" y2=".15"><stop offset=".5" class="fabric-lit"/><stop offset="1" class="fabric-shaded"/></linearGradient>' +
  '<linearGradient id="side"><stop offset="0" stop-opacity="0"/><stop offset="1" stop-opacity=".34"/></linearGradient>'

/** The picture of a product in one of its colours, complete in itself: shown by `<img>`. */
export function productFile(kind: ProductKind, colour: ProductColour): string {
  const { frame, silhouette, inside, under = '', over = '', shadow } = pictures[kind]()
  const { width, height } = PRODUCT_SIZE
  const cast = `<path d="${silhouette}" class="shadow" filter="url(#cast)" transform="translate(0 14)"/>`
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${viewBoxOf(frame)}">` +
    `<style>${productStyle(kind, colour)}</style>` +
    `<defs><clipPath id="cut"><path d="${silhouette}"/></clipPath>${DEFINITIONS}</defs>` +
    `${shadow ?? cast}${under}<path d="${silhouette}" fill="url(#fabric)"/>` +
    `<g clip-path="url(#cut)">${inside}</g>${over}</svg>`
  )
}

function viewBoxOf({ x, y, width }: ProductPicture['frame']): string {
  const height = Math.round((width * PRODUCT_SIZE.height) / PRODUCT_SIZE.width)
  return `${x - width / 2} ${y - height / 2} ${width} ${height}`
}
