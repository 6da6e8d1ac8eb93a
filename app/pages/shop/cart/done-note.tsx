import { useEffect, useRef } from 'react'
import { Form } from 'react-router'
import { useIsLive } from '#app/ui/blocks/accounts/use-is-live.ts'
import { cartPath } from '#app/ui/blocks/navigation.ts'
import { Button } from '#app/ui/kit/button.tsx'
import { joinClasses } from '#app/ui/kit/join-classes.ts'
import { Note } from '#app/ui/kit/note.tsx'
import type { CartNotice } from './cart-notices.ts'
import { sendWith } from './send-with.ts'
import type { CartChanges } from './use-cart-changes.ts'

type DoneNoteProps = { notice: CartNotice | undefined; send: CartChanges['send'] }

/**
 * What the form before has done. It takes the focus, so that it is read aloud, but for a quantity: one stays at the button,
 * hears the new count and sees it in its place.
 */
export function DoneNote({ notice, send }: DoneNoteProps) {
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
          <div className="cart-done">
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
