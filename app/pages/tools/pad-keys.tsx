import type { MouseEvent } from 'react'
import { keepKeyboard } from '#app/ui/blocks/forms/read-as.tsx'

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

function type({ currentTarget: { value, parentElement } }: MouseEvent<HTMLButtonElement>) {
  const field = parentElement?.parentElement?.querySelector('input')
  if (!field) return
  field.focus()
  field.setRangeText(value, field.selectionStart ?? 0, field.selectionEnd ?? 0, 'end')
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
