import { useState } from 'react'
import { Form } from 'react-router'
import { cartPath } from '#app/ui/blocks/navigation.ts'
import { Button } from '#app/ui/kit/button.tsx'
import { describeField } from '#app/ui/kit/field-context.ts'
import { FieldMessages } from '#app/ui/kit/field-messages.tsx'
import { IconButton } from '#app/ui/kit/icon-button.tsx'
import type { CartLineView } from './cart-lines-view.ts'
import type { CartObstacle } from './change-cart.server.ts'
import { LineFields } from './line-fields.tsx'
import { quantityId } from './quantity-id.ts'
import { sendWith } from './send-with.ts'
import type { CartChanges } from './use-cart-changes.ts'

type QuantityFormProps = {
  line: CartLineView
  name: string
  problem: CartObstacle | undefined
  /** What was asked of the line and is not answered yet. */
  asked: string | undefined
  send: CartChanges['send']
}

/**
 * One less, one more, or the number typed. Its first button, which Enter presses, keeps what is typed; it is seen where no
 * script does that by itself.
 */
export function QuantityForm({ line, name, problem, asked, send }: QuantityFormProps) {
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
