import { readShopTexts } from './catalogue/catalogue-store.server.ts'
import { variantLabel } from './labels.ts'
import type { OfferServices } from './offers-store.server.ts'
import { findProduct } from './store.server.ts'
import { compareSizes } from './variants.ts'

/** `left`: pieces in stock. */
type SizeLeft = { readonly variant: string; readonly label: string; readonly left: number }

/** The sizes of a product, the smallest first, in one colour if it is said; none while it is ordered without stock, or not in the shop. */
export async function readSizes(
  services: OfferServices,
  identifier: string,
  colour: string | undefined,
): Promise<SizeLeft[]> {
  const product = await findProduct(services, identifier)
  if (!product || product.collective) return []
  const { colours } = await readShopTexts(services)
  const offered = product.variants.filter((variant) => colour === undefined || variant.colour === colour)
  const isOneColour = new Set(offered.map((variant) => variant.colour)).size < 2
  return offered
    .toSorted((one, other) => compareSizes(one.size ?? '', other.size ?? ''))
    .map((variant) => ({
      variant: variant.id,
      label: variantLabel(isOneColour ? { ...variant, colour: undefined } : variant, colours),
      left: variant.stock,
    }))
}
