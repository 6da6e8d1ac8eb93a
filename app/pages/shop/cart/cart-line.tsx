import { Form, Link } from 'react-router'
import { formatEuros } from '#app/domain/shared/money.ts'
import { ProductArt } from '#app/ui/art/product-art.tsx'
import { cartPath } from '#app/ui/blocks/navigation.ts'
import { ExampleBadge } from '#app/ui/kit/example-badge.tsx'
import { IconButton } from '#app/ui/kit/icon-button.tsx'
import { Icon } from '#app/ui/kit/icon.tsx'
import { askedText } from './as-asked.ts'
import type { CartLineView } from './cart-lines-view.ts'
import type { CartObstacle } from './change-cart.server.ts'
import { LineFields } from './line-fields.tsx'
import { QuantityForm } from './quantity-form.tsx'
import { sendWith } from './send-with.ts'
import type { CartChanges } from './use-cart-changes.ts'

type CartLineProps = {
  line: CartLineView
  problem: CartObstacle | undefined
  /** The form about it that waits for its answer. */
  waiting: FormData | undefined
  send: CartChanges['send']
}

/** A variant in the cart: what it is, how many, what they cost. */
export function CartLine({ line, problem, waiting, send }: CartLineProps) {
  const { key, label, detail, path, art, isSample, priceCents, quantity, regime, messages } = line
  const name = detail === undefined ? label : `${label}, ${detail}`
  return (
    <li className="cart-line" aria-busy={waiting !== undefined || undefined}>
      <Link className="cart-picture" to={path} aria-hidden="true" tabIndex={-1}>
        <ProductArt {...art} />
      </Link>
      <div className="cart-words">
        <h2>
          <Link to={path}>{label}</Link>
        </h2>
        <p className="cart-detail">{detail}</p>
        <p className="cart-detail">
          {formatEuros(priceCents)} l’unité. {regime}.
        </p>
        {isSample ? <ExampleBadge /> : null}
        {messages.map(({ kind, text }) => (
          <p key={kind} className="cart-message">
            <Icon name="triangle-alert" size={16} />
            {text}
          </p>
        ))}
      </div>
      <QuantityForm line={line} name={name} problem={problem} asked={askedText(waiting)} send={send} />
      <p className="num cart-price">
        <span className="vh">Total&nbsp;: </span>
        {formatEuros(priceCents * quantity)}
      </p>
      <Form method="post" action={cartPath} className="cart-remove" onSubmit={sendWith(send, key)}>
        <LineFields intent="remove" line={line} />
        <IconButton type="submit" icon="trash-2" label={`Retirer ${name} du panier`} />
      </Form>
    </li>
  )
}
