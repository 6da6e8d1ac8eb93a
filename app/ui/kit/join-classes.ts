/** `joinClasses('button', isWide && 'button-block', className)` */
export function joinClasses(...names: (string | false | undefined)[]): string {
  return names.filter(Boolean).join(' ')
}
