import { randomUUID } from 'node:crypto'
import { data, href, redirect, type RouterContextProvider } from 'react-router'
import { mostPieces } from '#app/domain/cart/cart.ts'
import {
  closedShop,
  isShopOpen,
  orderToCome,
  readDictatedOrder,
  readPaymentMethods,
  takeOrder,
} from '#app/domain/orders/store.server.ts'
import { formatDay } from '#app/domain/shared/dates/french-dates.ts'
import { textOf } from '#app/domain/shared/forms/form-fields.ts'
import { formatEuros } from '#app/domain/shared/money.ts'
import { listProducts, readDeliveryOptions, readOffers } from '#app/domain/shop/store.server.ts'
import { requestContext, type Services } from '#app/http/context.ts'
import { forThisVisitor } from '#app/http/headers.ts'
import { readForm } from '#app/http/read-form.server.ts'
import { readCoach } from '../../frame/read-coach.server.ts'
import { writeExpected } from '../acts/act-mails.server.ts'
import { cartOf, readTyped, type TakenProblem, type Typed } from './taken-form.ts'

/** What can be ordered, and how. */
export async function takingPage(services: Services) {
  const products = await listProducts(services)
  const names = products.flatMap(({ identifier, variants }) =>
    variants.map(({ id: variant }) => ({ identifier, variant })),
  )
  const offers = await readOffers(services, names)
  return {
    closed: (await isShopOpen(services)) ? undefined : closedShop,
    articles: offers.map(({ identifier, variant, label, detail, priceCents, left }) => ({
      value: `${identifier}.${variant}`,
      left,
      words: `${[label, detail].filter(Boolean).join(', ')}, ${formatEuros(priceCents)} (${left === 0 ? 'épuisé' : left})`,
    })),
    ways: (await readDeliveryOptions(services)).map(({ id, label, delay }) => ({ id, label, delay })),
    methods: (await readPaymentMethods(services)).map(({ id }) => ({ id, ...methods[id] })),
  }
}

const methods = {
  card: {
    title: 'Lien de paiement par e-mail',
    text: 'L’acheteur paie par carte sur la page de sa commande\u202f; ses articles sont gardés trois jours.',
  },
  transfer: { title: 'Virement', text: 'Ses articles sont gardés dix jours.' },
  on_site: { title: 'Sur place', text: 'À la remise, à l’entraînement.' },
} as const

export type TakenAnswer = {
  attempt: string
  typed: Typed
  word: string
  problem?: string | undefined
  problems: readonly TakenProblem[]
  recap?: Awaited<ReturnType<typeof shownRecap>> | undefined
}

/** Reads the order over, then makes it; each press of the last button is the same order. */
export async function answerTaking(request: Request, context: Readonly<RouterContextProvider>) {
  const { services, actor } = await readCoach(context)
  const form = await readForm(request)
  const typed = readTyped(form)
  const word = textOf(form, 'mot')
  const { id: attempt } = context.get(requestContext)
  const again = (status: number, rest: Partial<TakenAnswer>) =>
    data<TakenAnswer>({ attempt, typed, word, problems: [], ...rest }, { status, headers: forThisVisitor })
  if (form.get('acte') === 'ligne')
    return again(200, { typed: { ...typed, rows: [...typed.rows, ...noRows] } })
  const cart = cartOf(typed)
  if (!cart || cart.length === 0) return again(422, { problems: [{ field: 'articles', message: noArticle }] })
  const dictated = { cart, values: typed.values }
  const read = await readDictatedOrder(services, dictated)
  if (!read.ok) return again(422, { problems: read.problems })
  const isPressed = form.get('acte') === 'commander'
  // Read over again, it is another wish; pressed again, the same.
  const recap = read.recap && (await shownRecap(services, read.recap, isPressed ? typed.key : randomUUID()))
  if (!recap) return again(409, { problem: 'Plus rien de cette commande n’est en stock.' })
  if (!isPressed) return again(200, { recap })
  if (form.get('accord') !== 'on')
    return again(422, { recap, problems: [{ field: 'agreed', message: notAgreed }] })
  const answer = await takeOrder(services, {
    ...dictated,
    author: actor.id,
    key: typed.key,
    fingerprint: String(form.get('recap')),
    word,
  })
  if (!answer.ok) return again(409, { recap, problem: 'message' in answer ? answer.message : undefined })
  const page = href('/admin/commandes/:number', { number: answer.order.number })
  return redirect(`${page}?fait=commande-nouvelle`, { status: 303 })
}

const noRows = Array.from({ length: 3 }, () => ({ article: '', quantity: '1' }))
const noArticle = `Choisissez au moins un article, de 1 à ${mostPieces} pièces.`
const notAgreed = 'Lisez le récapitulatif et le total à l’acheteur, puis cochez.'

type Recap = NonNullable<Extract<Awaited<ReturnType<typeof readDictatedOrder>>, { ok: true }>['recap']>

async function shownRecap(services: Services, recap: Recap, key: string) {
  const { lines, missing, delivery, totalCents, dueNowCents, deposit, fingerprint } = recap
  return {
    key,
    fingerprint,
    lines: lines.map(({ identifier, variant, label, detail, quantity, totalCents: cents, messages }) => ({
      id: `${identifier}.${variant}`,
      words: `${quantity} × ${[label, detail].filter(Boolean).join(', ')}`,
      amount: formatEuros(cents),
      messages,
    })),
    missing: missing.map(({ label, text }) => `${label}\u00a0: ${text}`),
    delivery: `${delivery.label}, ${delivery.delay}`,
    fee: formatEuros(delivery.feeCents),
    total: formatEuros(totalCents),
    deposit:
      deposit &&
      `${formatEuros(dueNowCents)} à la commande, puis un solde de ${formatEuros(deposit.balanceCents)} à la fermeture de la commande groupée, si son minimum est atteint, au plus tard le ${formatDay(deposit.balanceOn)}.`,
    mails: await writeExpected(services, [['received', orderToCome(recap, services.clock.now())]]),
  }
}
