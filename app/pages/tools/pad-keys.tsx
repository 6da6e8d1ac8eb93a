import type { MouseEvent, PointerEvent } from 'react'

const spoken: Readonly<Record<string, string>> = { ':': 'Deux-points', '/mi': 'Par mile' }

/** On a telephone: the keys that its pad of digits lacks, in the field. `keys` has a space between two. */
export function PadKeys({ keys }: { keys: string }) {
  return (
    <span className="pad-keys">
      {keys.split(' ').map((key) => (
        <button
          key={key}
          type="button"
          value={key}
          tabIndex={-1}
          aria-label={spoken[key]}
          onPointerDown={keepKeyboard}
          onClick={type}
        >
          {key}
        </button>
      ))}
    </span>
  )
}

/** The field keeps the focus, and so its keyboard. */
export function keepKeyboard(event: PointerEvent) {
  event.preventDefault()
}

function type({ currentTarget: { value, parentElement } }: MouseEvent<HTMLButtonElement>) {
  const field = parentElement?.parentElement?.querySelector('input')
  if (!field) return
  field.focus()
  field.setRangeText(value, field.selectionStart ?? 0, field.selectionEnd ?? 0, 'end')
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
