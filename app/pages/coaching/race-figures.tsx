type RaceFiguresProps = { figures: readonly { label: string; figure: string; detail: string }[] }

/** A race in figures, under the drawing that opens the page. */
export function RaceFigures({ figures }: RaceFiguresProps) {
  return (
    <div className="wrap">
      <dl className="race-figures">
        {figures.map(({ label, figure, detail }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <span className="num">{figure}</span> <small>{detail}</small>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
