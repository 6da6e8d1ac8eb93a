import type { Ref } from 'react'

const columns = [
  { at: 17, name: 'à gauche' },
  { at: 50, name: 'au milieu' },
  { at: 83, name: 'à droite' },
]
const rows = [
  { at: 17, name: 'en haut' },
  { at: 50, name: 'au centre' },
  { at: 83, name: 'en bas' },
]

type FocusFieldProps = { preview: Ref<HTMLCanvasElement>; hasPreview: boolean; start: string }

/** Nine places to choose what must stay in sight, laid over the photo once a script shows it. */
export function FocusField({ preview, hasPreview, start }: FocusFieldProps) {
  return (
    <fieldset className="photo-focus">
      <legend className="field-label">Ce qui doit rester visible</legend>
      <div className="photo-focus-frame">
        <canvas ref={preview} hidden={!hasPreview} aria-hidden="true" />
        <div className="photo-focus-places">
          {rows.map((row) =>
            columns.map((column) => (
              <label key={`${column.at}-${row.at}`}>
                <input
                  type="radio"
                  name="photoFocus"
                  value={`${column.at}-${row.at}`}
                  defaultChecked={start === `${column.at}-${row.at}`}
                />
                <span className="vh">{`${row.name}, ${column.name}`}</span>
              </label>
            )),
          )}
        </div>
      </div>
    </fieldset>
  )
}
