type LegalEssentialsProps = { essentials: readonly { figure: string; words: string }[] }

export function LegalEssentials({ essentials }: LegalEssentialsProps) {
  return (
    <section className="legal-essentials" aria-labelledby="legal-essentials">
      <h2 className="d5" id="legal-essentials">
        L’essentiel
      </h2>
      <dl>
        {essentials.map(({ figure, words }) => (
          <div key={words}>
            <dt className="num">{figure}</dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
