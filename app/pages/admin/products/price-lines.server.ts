import { dayInParis, formatDay } from '#app/domain/shared/dates/french-dates.ts'
import { centsOfEuros } from '#app/domain/shared/money.ts'
import { changeProduct } from '#app/domain/shop/office/change-product.ts'
import { pricePreview } from '#app/domain/shop/office/price-preview.ts'
import {
  fileOf,
  pricedFields,
  productAsTyped,
  type TypedProduct,
} from '#app/domain/shop/office/product-fields.ts'
import type { ProductFile } from '#app/domain/shop/office/product-files.server.ts'
import { readPriceHistories } from '#app/domain/shop/prices/prices-store.server.ts'
import { historyOfSample, priceInWords } from '#app/domain/shop/prices/prices.ts'
import type { readCoach } from '../frame/read-coach.server.ts'

type Asking = Awaited<ReturnType<typeof readCoach>>

/** What a press must confirm when it changes what is asked; undefined when it does not. */
export function changesPrice({ text }: ProductFile, typed: TypedProduct): string | undefined {
  const before = productAsTyped(text)
  const asked = (of: TypedProduct) => JSON.stringify(pricedFields.map((name) => (of[name] ?? '').trim()))
  return asked(before) === asked(typed) ? undefined : asked(typed)
}

/** What visitors will be asked, in words, with the day it begins; undefined while what is typed has no price. */
export async function priceLines({ services }: Asking, product: ProductFile, typed: TypedProduct) {
  const whole = { ...productAsTyped(product.text), ...typed }
  const changed = changeProduct(product.text, whole, [])
  if (!changed.ok) return undefined
  const today = dayInParis(services.clock.now())
  const row = (await services.content.queryCollection('shop').all()).find(
    ({ identifier }) => identifier === product.identifier,
  )
  const fields = fileOf(changed.text)
  const pricing = {
    priceCents: centsOfEuros(Number(fields.price)),
    discount: Number(fields.discount) || 0,
    discountFrom: dayOf(fields.discountFrom) ?? (fields.discountFrom ? row?.meta.discountFrom : undefined),
    discountTo: dayOf(fields.discountTo) ?? (fields.discountTo ? row?.meta.discountTo : undefined),
  }
  const sample = row?.meta.sample ? historyOfSample({ ...pricing, addedOn: row.meta.addedOn }) : undefined
  const history =
    sample ?? (await readPriceHistories(services.database, product.identifier)).get(product.identifier) ?? []
  return pricePreview(pricing, history, today).map(({ on, price }) => ({
    when: on === today ? 'Aujourd’hui' : `Le ${formatDay(on)}`,
    words: priceInWords(price),
    isStruck: price.struckCents !== undefined,
  }))
}

const dayOf = (value: unknown) =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value) ? value : undefined
