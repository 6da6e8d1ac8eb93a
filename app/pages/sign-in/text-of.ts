/** A text field of a form; one that is absent, or is a file, counts as empty. */
export function textOf(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}
