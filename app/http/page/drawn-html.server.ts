import { createContext, type RouterContextProvider } from 'react-router'
import { replaceIn, type PageChange } from './page-changes.ts'

const drawnContext = createContext<Map<string, string | Buffer> | null>(null)

type Asked = { readonly request: Request; readonly context: Readonly<RouterContextProvider> }

/**
 * Hands a part that a loader drew to the `DrawnPart` of its name. In a document it stands in the page alone, not in the
 * page's data a second time: what this returns is for the data, and nothing then.
 * @param html as bytes where it is kept so: it is not written again for each page
 */
export function handDrawn(
  { request, context }: Asked,
  name: string,
  html: string | Buffer,
): string | undefined {
  if (isForData(request)) return html.toString()
  const drawn = context.get(drawnContext) ?? new Map<string, string | Buffer>()
  context.set(drawnContext, drawn.set(name, html))
  return undefined
}

export function isForData(request: Request): boolean {
  return new URL(request.url).pathname.endsWith('.data')
}

export function drawnOf(context: Readonly<RouterContextProvider>): {
  names: ReadonlySet<string>
  changes: (page: Buffer) => PageChange[]
} {
  const drawn = [...(context.get(drawnContext) ?? [])]
  return {
    names: new Set(drawn.map(([name]) => name)),
    changes: (page) =>
      drawn.flatMap(([name, html]) => replaceIn(page, `<template data-html="${name}"></template>`, html)),
  }
}
