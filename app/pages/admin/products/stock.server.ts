import { data, href, redirect } from 'react-router'
import { textOf } from '#app/domain/shared/forms/form-fields.ts'
import { setStockAlert } from '#app/domain/shop/stock/office-stock.server.ts'
import { correctStock } from '#app/domain/shop/store.server.ts'
import { requestContext } from '#app/http/context.ts'
import { forThisVisitor, noStore } from '#app/http/headers.ts'
import { readForm } from '#app/http/read-form.server.ts'
import { readCoach } from '../frame/read-coach.server.ts'
import type { Route } from './+types/stock.ts'
import { headOf, productAt, stockOf } from './read-product.server.ts'

export type StockAnswer = { attempt: string; values: Record<string, string>; problem: string }

const stepActs = { more: 1, less: -1 } as const
const formActs = { entry: 1, loss: -1 } as const

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const asking = await readCoach(context)
  const product = await productAt(request, asking, params.product)
  return data({ ...headOf(product), ...(await stockOf(asking, product)) }, { headers: noStore })
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const asking = await readCoach(context)
  const { identifier } = await productAt(request, asking, params.product)
  const form = await readForm(request)
  const names = ['act', 'variant', 'number', 'note', 'key', 'seen', 'alert'] as const
  const values = Object.fromEntries(names.map((name) => [name, textOf(form, name).trim()])) as Typed
  const problem = await change(asking, identifier, values)
  if (problem !== undefined) {
    const { id: attempt } = context.get(requestContext)
    return data<StockAnswer>({ attempt, values, problem }, { status: 422, headers: forThisVisitor })
  }
  const isStep = values.act in stepActs
  const path = isStep ? '/admin/produits/:product' : '/admin/produits/:product/stock'
  const page = `${href(path, { product: identifier })}?fait=stock${isStep ? '#stock' : ''}`
  return redirect(page, { status: 303, headers: noStore })
}

type Typed = Record<'act' | 'variant' | 'number' | 'note' | 'key' | 'seen' | 'alert', string>

/** Does what a form asks; in French, why not. */
async function change(
  { services, actor }: Awaited<ReturnType<typeof readCoach>>,
  identifier: string,
  { act, variant, number, note, key, seen, alert }: Typed,
): Promise<string | undefined> {
  const place = { identifier, variant, author: actor.id, actor, note: note || undefined, key: keyOf(key) }
  const pieces = numberOf(number)
  if (isOneOf(stepActs, act))
    return problemOf(
      await correctStock(services, { ...place, reason: 'correction', pieces: { by: stepActs[act] } }),
    )
  if (pieces === undefined) return 'Indiquez un nombre de pièces.'
  if (note.length > 300) return 'Cette note est trop longue\u00A0: 300 caractères au plus.'
  if (isOneOf(formActs, act))
    return problemOf(
      await correctStock(services, { ...place, reason: act, pieces: { by: pieces * formActs[act] } }),
    )
  if (act === 'alert') {
    const set = await setStockAlert(services, { ...place, alertAt: pieces, seen: numberOf(alert) })
    if (set === 'changed-since')
      return 'Cette alerte a changé depuis que vous l’avez lue\u00A0: vérifiez, puis recommencez.'
    return set ? undefined : 'Cette taille n’est pas encore comptée.'
  }
  const counted = { ...place, reason: 'correction', pieces: { to: pieces } } as const
  return problemOf(await correctStock(services, { ...counted, seen: numberOf(seen) }))
}

const numberOf = (typed: string) => (/^\d{1,6}$/.test(typed) ? Number(typed) : undefined)

const problemOf = (changed: Awaited<ReturnType<typeof correctStock>>) =>
  changed.ok ? undefined : changed.message

const keyOf = (typed: string) => (/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(typed) ? typed : undefined)

function isOneOf<Acts extends object>(acts: Acts, act: PropertyKey): act is keyof Acts {
  return Object.hasOwn(acts, act)
}
