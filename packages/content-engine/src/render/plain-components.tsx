import type {
  CalloutProps,
  ColumnsProps,
  ContentComponents,
  FigureProps,
  HeadingProps,
  LinkProps,
  PictureProps,
  SeanceProps,
  TableProps,
  TabsProps,
  VideoProps,
} from './block-props.ts'

const NAMES = { info: 'À savoir', conseil: 'Conseil', attention: 'Attention' }

export function PlainCallout({ type, title, children }: CalloutProps) {
  return (
    <aside className={`content-callout content-callout-${type}`}>
      <p>
        <strong>{title ?? NAMES[type]}</strong>
      </p>
      {children}
    </aside>
  )
}

export function PlainSeance({ titre, duree, allure, distance, intensite, children }: SeanceProps) {
  const facts = [
    ['Durée', duree],
    ['Distance', distance],
    ['Allure', allure],
    ['Intensité', intensite],
  ].filter(([, value]) => value !== undefined)
  return (
    <section className="content-seance" aria-label={`Séance\u00a0: ${titre}`}>
      <p>
        <strong>{titre}</strong>
      </p>
      {facts.length > 0 && (
        <dl>
          {facts.map(([name, value]) => (
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
}

export function PlainFigure({ image, alt, legende }: FigureProps) {
  return (
    <figure className="content-figure">
      {image && <img {...image} alt={alt} />}
      {legende && <figcaption>{legende}</figcaption>}
    </figure>
  )
}

export function PlainVideo({ src, titre, host, poster }: VideoProps) {
  return (
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
  )
}

export function PlainTabs({ id, tabs }: TabsProps) {
  return (
    <div className="content-tabs" id={id}>
      {tabs.map(({ label, content }, index) => (
        <details key={label} name={id} open={index === 0}>
          <summary>{label}</summary>
          {content}
        </details>
      ))}
    </div>
  )
}

export function PlainColumns({ columns }: ColumnsProps) {
  return (
    <div className="content-columns">
      {columns.map((column, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- columns of a text never move
        <div key={index}>{column}</div>
      ))}
    </div>
  )
}

export function PlainHeading({ level, id, text, children }: HeadingProps) {
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
}

export function PlainLink({ href, children }: LinkProps) {
  return <a href={href}>{children}</a>
}

export function PlainPicture({ image, alt, title }: PictureProps) {
  return image ? <img {...image} alt={alt} title={title} /> : null
}

export function PlainTable({ children }: TableProps) {
  return (
    <div className="content-table">
      <table>{children}</table>
    </div>
  )
}

export const plainComponents: ContentComponents = {
  callout: PlainCallout,
  seance: PlainSeance,
  figure: PlainFigure,
  video: PlainVideo,
  tabs: PlainTabs,
  columns: PlainColumns,
  heading: PlainHeading,
  link: PlainLink,
  picture: PlainPicture,
  table: PlainTable,
}
