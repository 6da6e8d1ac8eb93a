import type { ComponentProps, MouseEvent, PointerEvent } from 'react'
import type { Meant } from '#app/domain/training/typed/reading.ts'

type ReadAsProps = ComponentProps<'button'> & { reading: string; meant?: Meant | undefined }

/** How a field was read, and one press to what it may have meant. */
export function ReadAs({ reading, meant, ...button }: ReadAsProps) {
  if (!meant) return `Lu\u00a0: ${reading}`
  return (
    <>
      Lu comme {reading}.{' '}
      <button
        type="button"
        className="meant"
        value={meant.text}
        onPointerDown={keepKeyboard}
        onClick={fillIn}
        {...button}
      >
        {meant.reading}&#8239;?
      </button>
    </>
  )
}

/** The field keeps the focus, and so its keyboard. */
export function keepKeyboard(event: PointerEvent) {
  event.preventDefault()
}

function fillIn({ currentTarget }: MouseEvent<HTMLButtonElement>) {
  const field = currentTarget.closest('.field')?.querySelector('input')
  if (!field) return
  field.value = currentTarget.value
  field.dispatchEvent(new Event('input', { bubbles: true }))
  field.focus()
}
