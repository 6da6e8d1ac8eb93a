import { Link, type LinkProps } from 'react-router'
import { dressed, type ButtonAppearance } from './button.tsx'

export function ButtonLink(props: LinkProps & ButtonAppearance) {
  return <Link prefetch="intent" viewTransition {...dressed(props)} />
}
