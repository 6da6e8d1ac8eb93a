import { Link, useLocation, type LinkProps } from 'react-router'

type PlaceLinkProps = LinkProps & { to: string; isExact?: boolean }

export function PlaceLink({ isExact, ...attributes }: PlaceLinkProps) {
  const { pathname } = useLocation()
  const { to } = attributes
  const isCurrent = pathname === to || (!isExact && pathname.startsWith(`${to}/`))
  return <Link aria-current={isCurrent ? 'page' : undefined} {...attributes} />
}
