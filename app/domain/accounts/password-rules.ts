export const shortestPassword = 12

const longestPassword = 72

/** Whose password it is to be: what everybody knows of them is no secret. */
export type PasswordOwner = { email: string; firstName: string; lastName: string }

type PasswordStrength = { level: 0 | 1 | 2 | 3; word: string }

/** What keeps a password from being used, and how to mend it; `undefined` when it may. What is common is judged elsewhere. */
export function passwordProblem(password: string, owner: PasswordOwner): string | undefined {
  const length = [...password].length
  if (length === 0) return 'Choisissez un mot de passe.'
  if (length < shortestPassword)
    return `Allongez ce mot de passe\u00a0: ${shortestPassword} caractères au moins. Quatre mots au hasard conviennent très bien.`
  if (new TextEncoder().encode(password).length > longestPassword)
    return 'Raccourcissez ce mot de passe\u00a0: il dépasse ce que nous pouvons garder (72 octets).'
  if (isPredictable(password))
    return 'Ce mot de passe se devine\u00a0: il répète ou déroule toujours les mêmes caractères.'
  if (isMostlyOwner(password, owner))
    return 'Ce mot de passe contient surtout votre nom ou votre adresse e-mail\u00a0: choisissez autre chose.'
  return undefined
}

/** How strong a password is, in words; a rule of thumb that knows no list. */
export function strengthOf(password: string): PasswordStrength {
  const length = [...password].length
  if (length < shortestPassword || isPredictable(password)) return { level: 0, word: 'trop faible' }
  const score = length + 2 * (kindsOf(password) - 1) + 2 * (new Set(wordsOf(password)).size - 1)
  if (score < 16) return { level: 1, word: 'acceptable' }
  return score < 24 ? { level: 2, word: 'bonne' } : { level: 3, word: 'très bonne' }
}

/** The letters of a password without what people add to a word: figures and signs around it, accents, capitals. */
export function coreOf(password: string): string {
  return plain(password).replace(/^[^a-z]+|[^a-z]+$/g, '')
}

const sequences = [
  'abcdefghijklmnopqrstuvwxyz',
  '012345678901234567890123456789',
  'azertyuiopqsdfghjklmwxcvbn',
  'qwertyuiopasdfghjklzxcvbnm',
]

function isPredictable(password: string): boolean {
  const text = plain(password)
  if (new Set(text).size < 5) return true
  if (/^(.{1,6})\1+.{0,3}$/.test(text)) return true
  const backwards = [...text].toReversed().join('')
  return sequences.some((sequence) => sequence.includes(text) || sequence.includes(backwards))
}

function isMostlyOwner(password: string, { email, firstName, lastName }: PasswordOwner): boolean {
  const [mailbox = ''] = email.split('@')
  const known = [
    email,
    mailbox,
    ...mailbox.split(/[^a-z0-9]+/i),
    firstName,
    lastName,
    `${firstName}${lastName}`,
  ]
  const parts = known
    .map((part) => plain(part).replaceAll(' ', ''))
    .filter((part) => part.length > 2)
    .toSorted((one, other) => other.length - one.length)
  const rest = parts.reduce((text, part) => text.replaceAll(part, ''), plain(password).replaceAll(' ', ''))
  return rest.replace(/[^a-z]/g, '').length < 4 && rest !== plain(password).replaceAll(' ', '')
}

function kindsOf(password: string): number {
  return [/\p{Ll}/u, /\p{Lu}/u, /\d/, /[^\p{L}\d\s]/u].filter((kind) => kind.test(password)).length
}

function wordsOf(password: string): string[] {
  return plain(password)
    .split(/[^a-z0-9]+/)
    .filter((word) => word.length > 2)
}

function plain(text: string): string {
  return text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')
}
