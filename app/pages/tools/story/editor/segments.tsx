type SegmentsProps = {
  legend: string
  name: string
  options: Readonly<Record<string, string>>
  value: string
  onChange: (value: string) => void
}

/** One of a few, side by side. */
export function Segments({ legend, name, options, value, onChange }: SegmentsProps) {
  return (
    <div className="segmented-control story-segments" role="radiogroup" aria-label={legend}>
      {Object.entries(options).map(([option, label]) => (
        <label key={option}>
          <input
            type="radio"
            name={name}
            value={option}
            checked={value === option}
            onChange={() => onChange(option)}
          />
          <span className="tap small muted nowrap">{label}</span>
        </label>
      ))}
    </div>
  )
}
