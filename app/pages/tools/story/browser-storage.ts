/** The browser's storage, or nothing where it is refused. Not the shell's: a file that both use would be a second one on every page. */
export function browserStorage(kind: 'localStorage' | 'sessionStorage'): Storage | undefined {
  try {
    return window[kind]
  } catch {
    return undefined
  }
}
