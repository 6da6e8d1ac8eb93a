import type { MouseEvent } from 'react'

type PresetButtonsProps = {
  /** Read aloud: what the presets fill in. */
  label: string
  /** The field they fill in, which stands before them in the same form. */
  name: string
  presets: readonly { value: string; label: string; isChosen: boolean }[]
}

/** Usual answers. Without a script each one sends the form, with its answer as the last word on the field. */
export function PresetButtons({ label, name, presets }: PresetButtonsProps) {
  return (
    <fieldset className="presets">
      <legend className="vh">{label}</legend>
      {presets.map((preset) => (
        <button
          key={preset.value}
          type="submit"
          name={name}
          value={preset.value}
          className="chip"
          aria-pressed={preset.isChosen}
          onClick={fillIn}
        >
          {preset.label}
        </button>
      ))}
    </fieldset>
  )
}

function fillIn(event: MouseEvent<HTMLButtonElement>) {
  const { form, name, value } = event.currentTarget
  const field = form?.querySelector(`input[name="${name}"]`)
  if (!(field instanceof HTMLInputElement)) return
  event.preventDefault()
  field.value = value
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
