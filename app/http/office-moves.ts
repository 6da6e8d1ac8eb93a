import type { ShouldRevalidateFunction } from 'react-router'

const isOffice = ({ pathname }: URL) => /^\/admin(\/|$)/.test(pathname)

/**
 * What stands around the rooms of the office is not asked for again from one to the next: without a connection it stays,
 * around what is said of the room that did not come.
 */
export const revalidatesFrame: ShouldRevalidateFunction = ({
  currentUrl,
  nextUrl,
  formMethod,
  defaultShouldRevalidate,
}) =>
  defaultShouldRevalidate &&
  (formMethod === 'POST' || currentUrl.href === nextUrl.href || !isOffice(currentUrl) || !isOffice(nextUrl))
