export type Routes = Readonly<Record<string, { path?: string; parentId?: string } | undefined>>

/** The paths of routes, as they are written (`commande/:secret`), that a path's segments, in lower case, fit. */
export function routeShapes(routes: Routes): (segments: readonly string[]) => string[] {
  const pathOf = (id: string | undefined): string[] => {
    const route = id === undefined ? undefined : routes[id]
    return route ? [...pathOf(route.parentId), ...(route.path ? route.path.split('/') : [])] : []
  }
  const shapes = new Set(Object.keys(routes).map((id) => pathOf(id).join('/')))
  for (const any of ['', '*']) shapes.delete(any)
  const byFirst = Map.groupBy(
    [...shapes].map((shape) => ({ shape, segments: shape.split('/') })),
    ({ segments: [first = ''] }) => first.toLowerCase(),
  )
  return (asked) =>
    (byFirst.get(asked[0] ?? '') ?? [])
      .filter(({ segments }) => fits(segments, asked))
      .map(({ shape }) => shape)
}

function fits(shape: readonly string[], asked: readonly string[]): boolean {
  for (const [index, segment] of shape.entries()) {
    if (segment === '*') return true
    const given = asked[index]
    if (given === undefined) return segment.endsWith('?') && index === shape.length - 1
    if (!segment.startsWith(':') && segment.toLowerCase() !== given) return false
  }
  return asked.length === shape.length
}
