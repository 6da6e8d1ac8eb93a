import { useEffect } from 'react'
import { FormObstacle } from '#app/ui/blocks/forms/form-obstacle.tsx'
import { cartPath } from '#app/ui/blocks/navigation.ts'
import { ErrorSummary } from '#app/ui/kit/error-summary.tsx'
import { Note } from '#app/ui/kit/note.tsx'
import type { CartLineView, MissingLineView } from './cart-lines-view.ts'
import type { CartNotice } from './cart-notices.ts'
import type { CartObstacle } from './change-cart.server.ts'
import { DoneNote } from './done-note.tsx'
import { MissingLines } from './missing-lines.tsx'
import { quantityId } from './quantity-id.ts'
import type { CartChanges } from './use-cart-changes.ts'

type CartNotesProps = {
  cart: {
    notice: CartNotice | undefined
    unreadable: string | undefined
    missing: readonly MissingLineView[]
    lines: readonly CartLineView[]
  }
  obstacle: CartObstacle | undefined
  send: CartChanges['send']
}

/** What is to be known before reading the cart: what was just done, what could not be, what is there no more. */
export function CartNotes({ cart, obstacle, send }: CartNotesProps) {
  const { notice, unreadable, missing, lines } = cart
  const isOfLine = lines.some(({ key }) => key === obstacle?.key)
  const shown = obstacle ? undefined : notice
  // Said once: a page that is loaded again, or come back to, says nothing of it.
  useEffect(() => {
    if (notice) history.replaceState(history.state, '', cartPath)
  }, [notice])
  return (
    <div className="cart-notes">
      {obstacle && isOfLine ? (
        <ErrorSummary
          title="Cette quantité n’est pas enregistrée"
          errors={[{ fieldId: quantityId(obstacle.key ?? ''), message: obstacle.message }]}
        />
      ) : null}
      {obstacle && !isOfLine ? <FormObstacle>{obstacle.message}</FormObstacle> : null}
      {unreadable === undefined ? null : <Note tone="warning">{unreadable}</Note>}
      <DoneNote key={shown && `${shown.kind} ${shown.undo ?? shown.text}`} notice={shown} send={send} />
      <MissingLines lines={missing} />
    </div>
  )
}
