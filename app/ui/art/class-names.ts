/** The class of the drawing, then the one a page adds. */
export function classNames(own: string, added?: string): string {
  return added ? `${own} ${added}` : own
}
