import { useState, type PointerEvent } from 'react'
import { Field } from '#app/ui/kit/fields/field.tsx'
import { TextInput } from '#app/ui/kit/fields/text-input.tsx'
import { useIsLive } from '#app/ui/kit/use-is-live.ts'
import type { ImageAttributes } from '@allure/content-engine/images'

type FocusPointProps = {
  image: ImageAttributes | undefined
  start: { x: string; y: string }
  errorOf: (name: 'photoFocusX' | 'photoFocusY') => string | undefined
}

const cuts = ['1 / 1', '4 / 5', '16 / 9']

/** The point that stays in sight where a photo is cut: pressed on the photo, or typed. */
export function FocusPoint({ image, start, errorOf }: FocusPointProps) {
  const isLive = useIsLive()
  const [x, setX] = useState(start.x)
  const [y, setY] = useState(start.y)
  const at = { left: `${percentOf(x)}%`, top: `${percentOf(y)}%` }
  const press = ({ currentTarget, clientX, clientY, buttons }: PointerEvent<HTMLDivElement>) => {
    if (buttons === 0) return
    const { left, top, width, height } = currentTarget.getBoundingClientRect()
    setX(String(percentOf(String(Math.round(((clientX - left) / width) * 100)))))
    setY(String(percentOf(String(Math.round(((clientY - top) / height) * 100)))))
  }
  return (
    <fieldset className="photo-point">
      <legend className="field-label">Ce qui doit rester visible</legend>
      <p className="field-hint">
        {isLive
          ? 'Touchez la photo à l’endroit qui compte, ou donnez-le en nombres.'
          : 'L’endroit qui compte, en nombres.'}
      </p>
      <div
        className="photo-point-whole"
        style={roomOf(image)}
        onPointerDown={press}
        onPointerMove={press}
        aria-hidden="true"
      >
        <img {...image} loading="eager" sizes="(width >= 1200px) 30rem, 90vw" alt="" draggable={false} />
        <span className="photo-point-mark" style={at} />
      </div>
      <div className="photo-point-numbers">
        <Field
          id="mots-photoFocusX"
          label="Depuis la gauche"
          hint="En %, de 0 à 100."
          error={errorOf('photoFocusX')}
        >
          <TextInput {...numberField} name="photoFocusX" value={x} onChange={typedInto(setX)} />
        </Field>
        <Field
          id="mots-photoFocusY"
          label="Depuis le haut"
          hint="En %, de 0 à 100."
          error={errorOf('photoFocusY')}
        >
          <TextInput {...numberField} name="photoFocusY" value={y} onChange={typedInto(setY)} />
        </Field>
      </div>
      <div className="photo-point-cuts" aria-hidden="true">
        {cuts.map((aspectRatio) => (
          <img
            key={aspectRatio}
            {...image}
            sizes="8rem"
            alt=""
            style={{ aspectRatio, objectPosition: `${at.left} ${at.top}` }}
          />
        ))}
      </div>
    </fieldset>
  )
}

/** The room of a photo before it is there, 30 rem high at most. */
function roomOf({ width, height } = { width: 3, height: 2 }) {
  return { aspectRatio: `${width} / ${height}`, width: `min(100%, ${(30 * width) / height}rem)` }
}

const numberField = {
  type: 'number',
  min: 0,
  max: 100,
  step: 1,
  inputMode: 'numeric',
  figures: true,
} as const

const typedInto =
  (set: (value: string) => void) =>
  ({ target }: { target: { value: string } }) =>
    set(target.value)

function percentOf(typed: string): number {
  const number = Number(typed)
  return typed.trim() === '' || Number.isNaN(number) ? 50 : Math.min(100, Math.max(0, number))
}
