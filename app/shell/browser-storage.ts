/** The browser's storage, or nothing where the visitor (or a private window) refuses it: touching it would throw. */
export function browserStorage(kind: 'localStorage' | 'sessionStorage'): Storage | undefined {
  try {
    return window[kind]
  } catch {
    return undefined
  }
}
