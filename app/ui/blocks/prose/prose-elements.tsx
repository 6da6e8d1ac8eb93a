import { AccordionItem } from '#app/ui/kit/accordion-item.tsx'
import { Icon } from '#app/ui/kit/icon.tsx'
import { DataTable } from '#app/ui/kit/lists/data-table.tsx'
import { Note } from '#app/ui/kit/note.tsx'
import type { ContentComponents } from '@allure/content-engine/render'
import { IconDrawing } from '../content-icon/icon-drawing.tsx'

const looks = {
  info: { tone: 'info', icon: 'info', name: 'Information' },
  conseil: { tone: 'success', icon: 'circle-check', name: 'Conseil' },
  attention: { tone: 'warning', icon: 'triangle-alert', name: 'Attention' },
} as const

const classes = { 2: 'd4', 3: 'd5', 4: 'd5', 5: 'd5', 6: 'd5' }

/** What a text is drawn with; sessions, which depend on who reads, apart. */
export const proseElements: Omit<ContentComponents, 'seance'> = {
  callout({ type, title, icon: drawing, children }) {
    const { tone, icon, name } = looks[type]
    return (
      <aside aria-label={title ?? name}>
        <Note tone={tone} icon={drawing ? <IconDrawing drawing={drawing} /> : icon}>
          <p className="prose-callout-title">
            {title ? <span className="vh">{name}&nbsp;: </span> : null}
            {title ?? name}
          </p>
          {children}
        </Note>
      </aside>
    )
  },

  columns({ columns }) {
    return (
      <div className="prose-columns">
        {columns.map((column, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- a column has no identity but its rank
          <div key={index}>{column}</div>
        ))}
      </div>
    )
  },

  /** A picture and its caption; left out while its file is not made, rather than broken. */
  figure({ image, alt, legende }) {
    if (!image) return null
    return (
      <figure>
        <img {...image} alt={alt} />
        {legende ? <figcaption>{legende}</figcaption> : null}
      </figure>
    )
  },

  heading({ level, id, text, children }) {
    const Heading = `h${level}` as const
    return (
      <Heading id={id} className={classes[level]} aria-label={id ? text : undefined}>
        {children}
        {id ? (
          <a className="prose-anchor" href={`#${id}`} aria-label={`Lien vers «\u202F${text}\u202F»`}>
            #
          </a>
        ) : null}
      </Heading>
    )
  },

  link({ href, children }) {
    const isElsewhere = /^https?:/.test(href)
    return (
      <a className="link" href={href} rel={isElsewhere ? 'noopener' : undefined}>
        {children}
      </a>
    )
  },

  picture({ image, alt, title }) {
    return image ? <img {...image} alt={alt} title={title} /> : null
  },

  table({ caption = 'Tableau', children }) {
    return <DataTable caption={caption}>{children}</DataTable>
  },

  tabs({ id, tabs }) {
    return (
      <div className="accordion prose-tabs" id={id}>
        {tabs.map(({ label, content }, index) => (
          <AccordionItem key={label} title={label} name={id} open={index === 0}>
            {content}
          </AccordionItem>
        ))}
      </div>
    )
  },

  /**
   * Our own videos play here, loaded at the click. Those of another site open over there: our pages ask nothing of
   * anybody else, and say beforehand where the click leads.
   */
  video({ src, titre, host, poster }) {
    if (!host) {
      return (
        <figure className="prose-video">
          {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- a content file gives no captions; its title says what it shows */}
          <video src={src} controls preload="none" poster={poster?.src} aria-label={titre} />
          <figcaption>{titre}</figcaption>
        </figure>
      )
    }
    return (
      <figure className="prose-video">
        <a className="centred" href={src} target="_blank" rel="noopener noreferrer">
          {poster ? <img {...poster} alt="" /> : null}
          <span className="prose-video-label">
            <Icon name="external-link" />
            Voir la vidéo&nbsp;: {titre}
            <span className="vh"> (nouvel onglet)</span>
          </span>
        </a>
        <figcaption>
          La vidéo est hébergée par {host}, qui peut déposer des cookies. Rien n’est chargé avant votre clic,
          qui ouvre un nouvel onglet.
        </figcaption>
      </figure>
    )
  },
}
