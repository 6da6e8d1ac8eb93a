export function isKeyOf<Name extends string>(table: Readonly<Record<Name, unknown>>) {
  return (text: unknown): text is Name => typeof text === 'string' && Object.hasOwn(table, text)
}
