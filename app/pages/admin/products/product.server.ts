import { data, href, redirect } from 'react-router'
import { listRevisions } from '#app/domain/content-edits/store.server.ts'
import { namesOfAuthors } from '#app/domain/orders/store.server.ts'
import { formatInstant } from '#app/domain/shared/dates/french-instants.ts'
import { productAsTyped, type TypedProduct } from '#app/domain/shop/office/product-fields.ts'
import { saveProduct } from '#app/domain/shop/office/save-product.server.ts'
import { readShopTexts } from '#app/domain/shop/store.server.ts'
import { requestContext } from '#app/http/context.ts'
import { forThisVisitor, noStore } from '#app/http/headers.ts'
import { readForm } from '#app/http/read-form.server.ts'
import { readCoach } from '../frame/read-coach.server.ts'
import type { Route } from './+types/product.ts'
import { changesPrice, priceLines } from './price-lines.server.ts'
import type { ProductAnswer } from './product-form.tsx'
import { headOf, photosOf, productAt, stockOf } from './read-product.server.ts'

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const asking = await readCoach(context)
  const { services } = asking
  const product = await productAt(request, asking, params.product)
  const { collections, colours } = await readShopTexts(services)
  const revisions = await listRevisions(services.database, { collection: 'shop', file: product.file })
  const names = await namesOfAuthors(
    services.database,
    revisions.map(({ author }) => author ?? undefined),
  )
  return data(
    {
      ...headOf(product),
      person: asking.actor.id,
      revision: product.revision,
      start: productAsTyped(product.text),
      prices: await priceLines(asking, product, {}),
      collections: collections.map(({ id, name }) => ({ id, name })),
      colours: colours.map(({ id, name }) => ({ id, name })),
      photos: await photosOf(asking, product),
      stock: await stockOf(asking, product),
      history: revisions.slice(0, 8).map(({ id, kind, author, createdAt }) => ({
        id,
        what: kind === 'hidden' ? 'Masqué' : 'Enregistré',
        who: names.get(author ?? ''),
        when: formatInstant(createdAt),
      })),
    },
    { headers: noStore },
  )
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const asking = await readCoach(context)
  const { services, actor } = asking
  const product = await productAt(request, asking, params.product)
  const { typed, basedOn, confirmed } = readProductForm(await readForm(request))
  const { id: attempt } = context.get(requestContext)
  const again = (status: number, rest: Partial<ProductAnswer>) =>
    data<ProductAnswer>(
      { attempt, values: typed, problems: [], ...rest },
      { status, headers: forThisVisitor },
    )
  const confirms = changesPrice(product, typed)
  if (confirms !== undefined && confirms !== confirmed) {
    const prices = await priceLines(asking, product, typed)
    if (prices) return again(409, { prices, confirms })
  }
  const saved = await saveProduct(services, { identifier: product.identifier, typed, basedOn, actor })
  if (!saved.ok) {
    const { conflict, ...refusal } = saved
    if (!conflict) return again(refusal.status, { problems: [...refusal.problems], problem: refusal.message })
    const names = await namesOfAuthors(services.database, [conflict.author])
    const who = names.get(conflict.author ?? '') ?? 'Quelqu’un'
    const problem = `${who} vient d’enregistrer ce produit. Votre saisie est toujours là\u00A0: enregistrez de nouveau pour qu’elle remplace la sienne, ou rouvrez la page pour voir ce qui a changé.`
    return again(409, { problem, revision: conflict.revision })
  }
  const page = href('/admin/produits/:product', { product: product.identifier })
  return redirect(`${page}?fait=produit-enregistre`, { status: 303, headers: noStore })
}

function readProductForm(form: FormData) {
  const typed: TypedProduct = {}
  for (const [name, value] of form) if (typeof value === 'string') typed[name] = value.slice(0, 5000)
  const { revision = '', confirme: confirmed, ...fields } = typed
  return { typed: fields, confirmed, basedOn: /^\d{1,15}$/.test(revision) ? Number(revision) : null }
}
