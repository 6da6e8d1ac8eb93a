export function classNames(own: string, added?: string): string {
  return added ? `${own} ${added}` : own
}
