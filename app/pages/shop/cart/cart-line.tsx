import { useState } from 'react'
import { Form, Link } from 'react-router'
import { formatEuros } from '#app/domain/shared/money.ts'
import { ProductArt } from '#app/ui/art/product-art.tsx'
import { cartPath } from '#app/ui/blocks/navigation.ts'
import { ExampleBadge } from '#app/ui/kit/badge.tsx'
import { Button } from '#app/ui/kit/button.tsx'
import { describeField, FieldMessages } from '#app/ui/kit/fields/field.tsx'
import { IconButton } from '#app/ui/kit/icon-button.tsx'
import { Icon } from '#app/ui/kit/icon.tsx'
import { type CartLineView, quantityId } from './cart-view.ts'
import type { CartProblem } from './change-cart.server.ts'
import { type CartChanges, sendWith } from './use-cart-changes.ts'

type CartLineProps = {
  line: CartLineView
  problem: CartProblem | undefined
  waiting: FormData | undefined
  send: CartChanges['send']
}

export function CartLine({ line, problem, waiting, send }: CartLineProps) {
  const { key, label, detail, path, art, isSample, priceCents, quantity, regime, messages } = line
  const name = detail === undefined ? label : `${label}, ${detail}`
  return (
    <li className="cart-line" aria-busy={waiting !== undefined || undefined}>
      <Link className="cart-picture product-tile" to={path} aria-hidden="true" tabIndex={-1}>
        <ProductArt {...art} />
      </Link>
      <div className="cart-words">
        <h2 className="d6">
          <Link className="underlined-on-hover" to={path}>
            {label}
          </Link>
        </h2>
        <p className="cart-detail smaller muted">{detail}</p>
        <p className="cart-detail smaller muted">
          {formatEuros(priceCents)} l’unité. {regime}.
        </p>
        {isSample ? <ExampleBadge /> : null}
        {messages.map(({ kind, text }) => (
          <p key={kind} className="cart-message signed smaller">
            <Icon name="triangle-alert" size={16} />
            {text}
          </p>
        ))}
      </div>
      <QuantityForm line={line} name={name} problem={problem} asked={requestedText(waiting)} send={send} />
      <p className="num cart-price">
        <span className="vh">Total&nbsp;: </span>
        {formatEuros(priceCents * quantity)}
      </p>
      <Form method="post" action={cartPath} className="cart-remove muted" onSubmit={sendWith(send, key)}>
        <LineFields intent="remove" line={line} />
        <IconButton type="submit" icon="trash-2" label={`Retirer ${name} du panier`} />
      </Form>
    </li>
  )
}

type QuantityFormProps = Omit<CartLineProps, 'waiting'> & { name: string; asked: string | undefined }

/** One less, one more, or the number typed; Enter presses the first button, which saves that number. */
function QuantityForm({ line, name, problem, asked, send }: QuantityFormProps) {
  const { key, quantity } = line
  const id = quantityId(key)
  // Apart from what is known of the line: an answer that comes meanwhile leaves what is being typed.
  const [typed, setTyped] = useState<string>()
  const sendInTurn = sendWith(send, key)
  return (
    <Form
      method="post"
      action={cartPath}
      className="cart-quantity"
      noValidate
      onSubmit={(event) => {
        sendInTurn(event)
        setTyped(undefined)
      }}
    >
      <LineFields intent="change" line={line} />
      <Button type="submit" look="line" size="small" className="cart-keep">
        Mettre à jour<span className="vh"> la quantité, {name}</span>
      </Button>
      <fieldset className="cart-stepper" aria-label={`Quantité, ${name}`}>
        <IconButton
          type="submit"
          name="to"
          value={quantity - 1}
          icon="minus"
          label={quantity > 1 ? `Un de moins, ${name}` : `Plus aucun, ${name}`}
        />
        <input
          {...describeField(id, undefined, problem?.message)}
          name="quantity"
          className="num"
          inputMode="numeric"
          autoComplete="off"
          maxLength={6}
          aria-label={`Quantité, ${name}`}
          value={typed ?? asked ?? problem?.typed ?? String(quantity)}
          onChange={(event) => setTyped(event.currentTarget.value)}
          onBlur={(event) => {
            // What was refused is not sent again only because the field is left.
            const isSaid = problem ? typed === problem.typed : typed?.trim() === String(quantity)
            if (typed !== undefined && !isSaid) event.currentTarget.form?.requestSubmit()
            setTyped(undefined)
          }}
        />
        <IconButton type="submit" name="to" value={quantity + 1} icon="plus" label={`Un de plus, ${name}`} />
      </fieldset>
      <FieldMessages id={id} error={problem?.message} />
    </Form>
  )
}

function LineFields({ intent, line }: { intent: string; line: CartLineView }) {
  return (
    <>
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="identifier" value={line.identifier} />
      <input type="hidden" name="variant" value={line.variant} />
    </>
  )
}

/** The lines as they will be once what was asked is answered, so that nobody waits to see it. */
export function asRequested(
  lines: readonly CartLineView[],
  waiting: ReadonlyMap<string, FormData>,
): CartLineView[] {
  return lines.map((line) => {
    const quantity = requestedQuantity(waiting.get(line.key))
    return quantity === undefined ? line : { ...line, quantity: Math.min(quantity, line.most) }
  })
}

function requestedQuantity(form: FormData | undefined): number | undefined {
  const text = requestedText(form)?.trim()
  return text !== undefined && /^\d{1,6}$/.test(text) ? Number(text) : undefined
}

/** The quantity a form asks for, as it was typed or pressed; undefined when it is about something else. */
function requestedText(form: FormData | undefined): string | undefined {
  const text = form?.get('to') ?? form?.get('quantity')
  return typeof text === 'string' ? text : undefined
}
