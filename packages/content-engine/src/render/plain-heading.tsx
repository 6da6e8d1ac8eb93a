import type { HeadingProps } from './block-props.ts'

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
