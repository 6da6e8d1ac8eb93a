const oneHour = 3_600_000
const oneWeek = 168 * oneHour

/** The kinds of mails that hold a link or a code which opens an account, and the milliseconds it opens something. */
export const livesOfSecrets: Readonly<Record<string, number>> = {
  'account-confirmation': oneHour,
  'account-invite': oneWeek,
  'account-magiclink': oneHour,
  'account-recovery': oneHour,
  'account-email_change_current': oneHour,
  'account-email_change_new': oneHour,
  'account-reauthentication': oneHour,
  'member-invited': oneWeek,
  'member-opened': oneHour,
  sms: oneHour,
}

export function holdsSecret(template: string): boolean {
  return Object.hasOwn(livesOfSecrets, template)
}

/** What is left of such a mail once it has served. */
export const withoutSecret = {
  html: '',
  facts: null,
  text: 'Ce message portait un lien ou un code personnel\u00a0: il n’est pas gardé.',
}
