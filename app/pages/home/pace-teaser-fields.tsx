import { Icon } from '#app/ui/kit/icon.tsx'
import { paceTeaserDistances, paceTeaserExample } from './pace-teaser-query.ts'

/** The kit's look without its components: they would weigh on the home page for these two fields alone. */
export function PaceTeaserFields({ expected }: { expected: string | undefined }) {
  return (
    <div className="pace-teaser-fields">
      <div className="field">
        <label className="field-label" htmlFor="distance">
          Distance
        </label>
        <span className="control-frame">
          <select
            id="distance"
            name="distance"
            className="control control-select"
            defaultValue={paceTeaserExample.distance}
          >
            {paceTeaserDistances.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
          <Icon name="chevron-down" size={16} />
        </span>
      </div>
      <div className="field">
        <label className="field-label" htmlFor="temps">
          Temps visé
        </label>
        <input
          id="temps"
          name="temps"
          className="control tabular"
          defaultValue={paceTeaserExample.temps}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="go"
          aria-invalid={expected ? true : undefined}
          aria-describedby={expected ? 'temps-error' : undefined}
        />
        {expected ? (
          <p className="field-error" id="temps-error">
            <Icon name="circle-alert" size={16} />
            <span>{expected}</span>
          </p>
        ) : null}
      </div>
    </div>
  )
}
