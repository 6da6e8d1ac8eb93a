import { createContext, use, type ReactElement } from 'react'

export type DrawOnce = (name: string, element: ReactElement) => ReactElement

export const DrawOnceContext = createContext<DrawOnce | undefined>(undefined)

/** A part that is the same for everybody at one address and depends on nothing but its props, which are plain data. */
export function DrawnOnce({ name, children }: { name: string; children: ReactElement }) {
  if (!import.meta.env.SSR) return children
  const drawOnce = use(DrawOnceContext)
  return drawOnce ? drawOnce(name, children) : children
}
