import { mostPieces } from '#app/domain/cart/cart.ts'
import { readFocusStyles } from '#app/domain/photos/store.server.ts'
import { formatDay, formatFullDay } from '#app/domain/shared/dates/french-dates.ts'
import { formatInstant } from '#app/domain/shared/dates/french-instants.ts'
import { deliveryFeeCents } from '#app/domain/shared/delivery.ts'
import { fewPieces } from '#app/domain/shared/few-pieces.ts'
import { formatEuros } from '#app/domain/shared/money.ts'
import { relatedProducts } from '#app/domain/shop/catalogue/related.ts'
import { type Deposit, depositOf } from '#app/domain/shop/collective/collective.ts'
import { dispatchDelay, type ShopDelivery } from '#app/domain/shop/delivery.ts'
import {
  artOfVariant,
  colourName,
  compositionLines,
  genderLabels,
  madeToOrder,
  producerLine,
  productStockSaid,
  stockSaid,
  variantLabel,
} from '#app/domain/shop/labels.ts'
import type { Producer, Variant } from '#app/domain/shop/product.ts'
import {
  findProduct,
  type FoundProduct,
  listProducts,
  readDeliveryOptions,
  readShopTexts,
  type ShopTexts,
} from '#app/domain/shop/store.server.ts'
import {
  chosenVariant,
  colourOptions,
  guideRow,
  isSizeChosen,
  sizeOptions,
  variantParameters,
  variantQuery,
} from '#app/domain/shop/variants.ts'
import type { Services } from '#app/http/context.ts'
import { noStore } from '#app/http/headers.ts'
import { imageAttributes, type ImageManifest } from '@allure/content-engine/images'
import { cardOf } from '../product-card.tsx'

const mostRelated = 4

/** Everything the page of a product shows; undefined when the shop has no product of that name. */
export async function readProduct(services: Services, identifier: string, query: URLSearchParams) {
  const found = await findProduct(services, identifier)
  if (!found) return undefined
  const [texts, options, all, focuses] = await Promise.all([
    readShopTexts(services),
    readDeliveryOptions(services),
    listProducts(services),
    readFocusStyles(
      services.database,
      found.gallery.map(({ src }) => src),
    ),
  ])
  const product = productView(found, query, { texts, images: services.images, focuses })
  const isOurs = ['', product.query].includes(variantTextOf(query))
  return {
    product,
    details: productDetails(found, texts, options),
    related: relatedProducts(found, all, mostRelated).map((other) => cardOf(other, texts)),
    texts: texts.product,
    init: isOurs ? {} : { headers: noStore },
  }
}

function variantTextOf(query: URLSearchParams): string {
  const read = variantParameters.flatMap((name) => query.getAll(name).map((value) => [name, value]))
  return read.length > 0 ? `?${new URLSearchParams(read)}` : ''
}

export type ProductView = ReturnType<typeof productView>

const pictureWidths = '(min-width: 1024px) 46rem, 100vw'

/** What the page of a product shows once a variant is chosen: no exact stock above what is said of it. */
function productView(
  product: FoundProduct,
  query: URLSearchParams,
  {
    texts,
    images,
    focuses,
  }: { texts: ShopTexts; images: ImageManifest; focuses: Awaited<ReturnType<typeof readFocusStyles>> },
) {
  const { variants, collections, gender, gallery, sizeGuide, askedCents, struckCents, percentOff } = product
  const { identifier, path, name, lead, isNew, isSample, story, collective } = product
  const shown = chosenVariant(variants, query)
  const hasSize = shown !== undefined && isSizeChosen(variants, shown, query)
  const size = hasSize ? shown.size : undefined
  const names = texts.collections.filter(({ id }) => collections.includes(id))
  return {
    identifier,
    path,
    name,
    lead,
    isNew,
    isSample,
    story,
    gender: genderLabels[gender],
    collections: names.map(({ id, name: words }) => ({ id, name: words })),
    price: { askedCents, struckCents, percentOff },
    collective: collective && {
      closes: formatInstant(collective.closesAt),
      minimum: collective.minimum,
      delivery: formatFullDay(collective.deliveryOn),
      deposit: depositInWords(depositOf(collective, askedCents)),
    },
    stock: collective ? madeToOrder : productStockSaid(variants),
    variants: variants.map(({ id, size, colour, stock }) => ({
      id,
      size,
      colour: colour === undefined ? undefined : colourName(colour, texts.colours),
      stock: stockSaid({ stock }).state,
    })),
    art: artOfVariant(product.art, shown ?? { colour: undefined }, texts.colours),
    photos: gallery.flatMap(({ src, alt }) => {
      const image = imageAttributes(images, src, pictureWidths)
      return image ? [{ ...image, alt, ...focuses.get(src) }] : []
    }),
    colour: shown?.colour === undefined ? undefined : colourName(shown.colour, texts.colours),
    query: shown ? variantQuery({ ...shown, size }) : '',
    chosen: hasSize ? chosenView(product, shown, texts) : undefined,
    colours: shown ? colourChoices(product, { ...shown, size }, texts) : [],
    sizes: shown ? sizeChoices(identifier, variants, { ...shown, size }) : [],
    asksForSize: !hasSize && query.get('taille') === '',
    sizeGuide: sizeGuide && { ...sizeGuide, chosen: guideRow(sizeGuide, size)?.[0] },
  }
}

function depositInWords(deposit: Deposit | undefined) {
  return (
    deposit && {
      now: formatEuros(deposit.depositCents),
      later: formatEuros(deposit.balanceCents),
      until: formatDay(deposit.balanceOn),
    }
  )
}

function chosenView({ identifier, collective }: FoundProduct, chosen: Variant, { colours }: ShopTexts) {
  const { id, stock } = chosen
  return {
    key: `${identifier}.${id}`,
    variant: id,
    label: variantLabel(chosen, colours),
    stock: collective ? madeToOrder : stockSaid(chosen),
    most: stock > fewPieces ? mostPieces : stock,
  }
}

function colourChoices({ variants, art }: FoundProduct, chosen: Variant, { colours }: ShopTexts) {
  return colourOptions(variants, chosen).map(({ value, ...option }) => ({
    ...option,
    name: colourName(value, colours),
    art: artOfVariant(art, { colour: value }, colours),
  }))
}

function sizeChoices(identifier: string, variants: readonly Variant[], chosen: Variant) {
  return sizeOptions(variants, chosen).flatMap(({ value, query, isChosen }) => {
    const variant = variants.find(({ colour, size }) => colour === chosen.colour && size === value)
    if (!variant) return []
    return [{ key: `${identifier}.${variant.id}`, size: value, query, isChosen, stock: stockSaid(variant) }]
  })
}

export type ProductDetails = ReturnType<typeof productDetails>

function productDetails(product: FoundProduct, texts: ShopTexts, options: readonly ShopDelivery[]) {
  const { composition, material, care, maker, responsible, warnings, deliveryDelay, identifier } = product
  const { legal } = texts
  const shipping = options.find(({ kind, postcodes }) => kind === 'shipping' && postcodes.length === 0)
  return {
    identifier,
    composition: compositionLines(composition),
    material,
    care,
    maker: producerOf(maker),
    responsible: responsible && producerOf(responsible),
    warnings,
    dispatch: product.collective
      ? `Livrée au plus tard le ${formatFullDay(product.collective.deliveryOn)}`
      : dispatchDelay(deliveryDelay),
    deliveryLimit: product.collective ? undefined : legal.deliveryLimit,
    deliveries: options.map(({ id, label, zone, delay, text, ...option }) => ({
      id,
      label,
      zone,
      delay,
      text,
      fee: feeInWords(option),
    })),
    shippingCents: shipping && deliveryFeeCents(shipping, product.askedCents),
    withdrawal: legal.withdrawal[product.withdrawal],
    withdrawalFunction: legal.withdrawalFunction,
    guarantee: legal.guarantee,
    priceNote: legal.priceNote,
    struckPriceNote: product.struckCents === undefined ? undefined : legal.struckPriceNote,
    words: texts.product,
  }
}

function producerOf(producer: Producer) {
  return { line: producerLine(producer), email: producer.email }
}

function feeInWords({
  kind,
  priceCents,
  freeFromCents,
}: Pick<ShopDelivery, 'kind' | 'priceCents' | 'freeFromCents'>) {
  if (kind === 'pickup' || priceCents === 0) return 'gratuit'
  const free = freeFromCents === undefined ? '' : `, offerte dès ${formatEuros(freeFromCents)}`
  return formatEuros(priceCents) + free
}
