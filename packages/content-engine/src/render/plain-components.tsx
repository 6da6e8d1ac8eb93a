import type { ContentComponents } from './block-props.ts'

const NAMES = { info: 'À savoir', conseil: 'Conseil', attention: 'Attention' }

export const plainComponents: ContentComponents = {
  callout: ({ type, title, children }) => (
    <aside className={`content-callout content-callout-${type}`}>
      <p>
        <strong>{title ?? NAMES[type]}</strong>
      </p>
      {children}
    </aside>
  ),
  seance({ titre, duree, allure, distance, intensite, children }) {
    const facts = Object.entries({ Durée: duree, Distance: distance, Allure: allure, Intensité: intensite })
    const known = facts.filter(([, value]) => value !== undefined)
    return (
      <section className="content-seance" aria-label={`Séance\u00a0: ${titre}`}>
        <p>
          <strong>{titre}</strong>
        </p>
        {known.length > 0 && (
          <dl>
            {known.map(([name, value]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        )}
        {children}
      </section>
    )
  },
  figure: ({ image, alt, legende }) => (
    <figure className="content-figure">
      {image && <img {...image} alt={alt} />}
      {legende && <figcaption>{legende}</figcaption>}
    </figure>
  ),
  video: ({ src, titre, host, poster }) => (
    <figure className="content-video" data-video={src}>
      <a href={src} rel="noopener noreferrer">
        {poster && <img {...poster} alt="" />}
        <span>
          Voir la vidéo{'\u00a0'}: {titre}
        </span>
      </a>
      {host && (
        <figcaption>
          La vidéo est hébergée par {host}, qui peut déposer des cookies. Rien n’est chargé avant votre clic.
        </figcaption>
      )}
    </figure>
  ),
  tabs: ({ id, tabs }) => (
    <div className="content-tabs" id={id}>
      {tabs.map(({ label, content }, index) => (
        <details key={label} name={id} open={index === 0}>
          <summary>{label}</summary>
          {content}
        </details>
      ))}
    </div>
  ),
  columns: ({ columns }) => (
    <div className="content-columns">
      {columns.map((column, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- columns of a text never move
        <div key={index}>{column}</div>
      ))}
    </div>
  ),
  heading({ level, id, text, children }) {
    const Heading = `h${level}` as const
    return (
      <Heading id={id}>
        {children}
        {id && (
          <a className="content-anchor" href={`#${id}`} aria-label={`Lien vers «\u202f${text}\u202f»`}>
            #
          </a>
        )}
      </Heading>
    )
  },
  link: ({ href, children }) => <a href={href}>{children}</a>,
  picture: ({ image, alt, title }) => (image ? <img {...image} alt={alt} title={title} /> : null),
  table: ({ children }) => (
    <div className="content-table">
      <table>{children}</table>
    </div>
  ),
}
