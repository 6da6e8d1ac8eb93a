import type { HeadingProps } from '@allure/content-engine/render'

const classes = { 2: 'd4', 3: 'd5', 4: 'd5', 5: 'd5', 6: 'd5' }

export function ProseHeading({ level, id, text, children }: HeadingProps) {
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
}
