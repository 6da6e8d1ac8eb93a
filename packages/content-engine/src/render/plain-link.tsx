import type { LinkProps } from './block-props.ts'

export function PlainLink({ href, children }: LinkProps) {
  return <a href={href}>{children}</a>
}
