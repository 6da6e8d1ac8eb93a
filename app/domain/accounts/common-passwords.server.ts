import list from './common-passwords.json' with { type: 'json' }
import { coreOf, passwordProblem, type PasswordOwner } from './password-rules.ts'

const common = new Set(list.words.split(' '))

/** What keeps a password from being used, the list of common ones included; `undefined` when it may. */
export function refusalOfPassword(password: string, owner: PasswordOwner): string | undefined {
  const problem = passwordProblem(password, owner)
  if (problem) return problem
  if (!isCommon(password)) return undefined
  return 'Ce mot de passe est parmi les plus courants\u00a0: il serait essayé en premier. Quatre mots au hasard valent mieux.'
}

// A common word stays one with a year behind it, or said twice.
function isCommon(password: string): boolean {
  const core = coreOf(password)
  const once = /^(.+?)[^a-z]*\1$/.exec(core)?.[1] ?? core
  return [password.toLowerCase(), core, once].some((text) => common.has(text))
}
