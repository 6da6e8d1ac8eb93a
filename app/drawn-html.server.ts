import { createContext, type RouterContextProvider } from 'react-router'
import type { DrawnHtml } from './drawn-part.tsx'

const drawnContext = createContext<Map<string, string> | null>(null)

type Asked = { readonly request: Request; readonly context: Readonly<RouterContextProvider> }

/**
 * Hands a part that a loader drew to the `DrawnPart` of its name. In a document it stands in the page alone, not in the
 * page's data a second time: what this returns is for the data, and nothing then.
 */
export function handDrawn({ request, context }: Asked, name: string, html: string): string | undefined {
  if (isForData(request)) return html
  const drawn = context.get(drawnContext) ?? new Map<string, string>()
  context.set(drawnContext, drawn.set(name, html))
  return undefined
}

/** Whether the application asks, for the data of a page. */
export function isForData(request: Request): boolean {
  return new URL(request.url).pathname.endsWith('.data')
}

/** What the loaders of a page drew. */
export function drawnOf(context: Readonly<RouterContextProvider>): DrawnHtml | undefined {
  return context.get(drawnContext) ?? undefined
}
