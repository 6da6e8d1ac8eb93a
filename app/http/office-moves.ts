import type { ShouldRevalidateFunction } from 'react-router'

type Move = Pick<
  Parameters<ShouldRevalidateFunction>[0],
  'currentUrl' | 'nextUrl' | 'formMethod' | 'defaultShouldRevalidate'
>

const isOffice = ({ pathname }: URL) => /^\/admin(\/|$)/.test(pathname)

/**
 * What stands around the rooms of the office is not asked for again from one to the next: without a connection it stays,
 * around what is said of the room that did not come.
 */
export function revalidatesFrame({
  currentUrl,
  nextUrl,
  formMethod,
  defaultShouldRevalidate,
}: Move): boolean {
  const isAct = formMethod !== undefined && formMethod.toUpperCase() !== 'GET'
  const isMove = currentUrl.href !== nextUrl.href && isOffice(currentUrl) && isOffice(nextUrl)
  return isMove && !isAct ? false : defaultShouldRevalidate
}
