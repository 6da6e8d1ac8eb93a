/** Whether a fact is still one that the example came with, not its owner's. */
export function isExample(fact: string): boolean {
  return /exemple|example/i.test(fact) || /^\+?0*(33)?10{7,8}$|^0+$/.test(fact)
}

/** The same of a fact or any within it. */
export function holdsExample(fact: unknown): boolean {
  if (typeof fact === 'string') return isExample(fact)
  return typeof fact === 'object' && fact !== null && Object.values(fact).some(holdsExample)
}
