import { useEffect, useRef } from 'react'
import { Form, Link } from 'react-router'
import { ProductArt } from '#app/ui/art/product-art.tsx'
import { ProblemNote } from '#app/ui/blocks/forms/problem-note.tsx'
import { cartPath } from '#app/ui/blocks/navigation.ts'
import { Button } from '#app/ui/kit/button.tsx'
import { ErrorSummary } from '#app/ui/kit/fields/error-summary.tsx'
import { joinClasses } from '#app/ui/kit/join-classes.ts'
import { Note } from '#app/ui/kit/note.tsx'
import { useIsLive } from '#app/ui/kit/use-is-live.ts'
import { type CartNotice, type MissingLineView, quantityId } from './cart-view.ts'
import type { CartPage } from './cart.server.ts'
import type { CartProblem } from './change-cart.server.ts'
import { type CartChanges, sendWith } from './use-cart-changes.ts'

type CartNotesProps = {
  cart: Pick<CartPage, 'notice' | 'unreadable' | 'missing' | 'lines'>
  problem: CartProblem | undefined
  send: CartChanges['send']
}

export function CartNotes({ cart, problem, send }: CartNotesProps) {
  const { notice, unreadable, missing, lines } = cart
  const isOfLine = lines.some(({ key }) => key === problem?.key)
  const shown = problem ? undefined : notice
  // Said once: a page that is loaded again, or come back to, says nothing of it.
  useEffect(() => {
    if (notice) history.replaceState(history.state, '', cartPath)
  }, [notice])
  return (
    <div className="cart-notes stack">
      {problem && isOfLine ? (
        <ErrorSummary
          title="Cette quantité n’est pas enregistrée"
          errors={[{ fieldId: quantityId(problem.key ?? ''), message: problem.message }]}
        />
      ) : null}
      {problem && !isOfLine ? <ProblemNote>{problem.message}</ProblemNote> : null}
      {unreadable === undefined ? null : <Note tone="warning">{unreadable}</Note>}
      <DoneNote key={shown && `${shown.kind} ${shown.undo ?? shown.text}`} notice={shown} send={send} />
      <MissingLines lines={missing} />
    </div>
  )
}

function MissingLines({ lines }: { lines: readonly MissingLineView[] }) {
  if (lines.length === 0) return null
  return (
    <section className="cart-missing" aria-labelledby="cart-missing-title">
      <h2 className="d5" id="cart-missing-title">
        {lines.length > 1 ? 'Ne sont plus dans votre panier' : 'N’est plus dans votre panier'}
      </h2>
      <ul>
        {lines.map(({ key, label, detail, path, art, text }) => (
          <li key={key} className="row">
            {art ? <ProductArt {...art} /> : null}
            <p>
              {path === undefined ? (
                <b>{label}</b>
              ) : (
                <Link className="link" to={path}>
                  {label}
                </Link>
              )}
              {detail === undefined ? null : <span className="muted">, {detail}</span>}
              <br />
              {text}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** What the last form did; takes the focus to be read aloud, except after a change of quantity. */
function DoneNote({ notice, send }: { notice: CartNotice | undefined; send: CartChanges['send'] }) {
  const isLive = useIsLive()
  const note = useRef<HTMLOutputElement>(null)
  const isQuiet = notice?.kind === 'quantite'
  const takesFocus = notice !== undefined && !isQuiet
  useEffect(() => {
    if (takesFocus) note.current?.focus()
  }, [takesFocus])
  return (
    <output tabIndex={-1} ref={note} className={joinClasses('cart-status', isQuiet && isLive && 'vh')}>
      {notice ? (
        <Note tone={notice.kind === 'sans-cookie' ? 'warning' : 'success'}>
          <div className="cart-done row cluster spread">
            <p>{notice.text}</p>
            {notice.undo === undefined ? null : <Undo line={notice.undo} send={send} />}
          </div>
        </Note>
      ) : null}
    </output>
  )
}

function Undo({ line, send }: { line: string; send: CartChanges['send'] }) {
  return (
    <Form method="post" action={cartPath} onSubmit={sendWith(send, 'undo')}>
      <input type="hidden" name="intent" value="restore" />
      <input type="hidden" name="line" value={line} />
      <Button type="submit" look="line" size="small" icon="undo-2">
        Annuler<span className="vh"> le retrait</span>
      </Button>
    </Form>
  )
}
