import { createContext, use, type ReactElement } from 'react'

export type DrawOnce = (name: string, element: ReactElement) => ReactElement

export const DrawOnceContext = createContext<DrawOnce | undefined>(undefined)

/**
 * A part that is the same for everybody at one address and depends on nothing but its props, which are plain data: the
 * server draws it once. In the browser it is a part like others.
 */
export function DrawnOnce({ name, children }: { name: string; children: ReactElement }) {
  // Known when it is built: the browser's file has nothing of it.
  if (!import.meta.env.SSR) return children
  const drawOnce = use(DrawOnceContext)
  return drawOnce ? drawOnce(name, children) : children
}
