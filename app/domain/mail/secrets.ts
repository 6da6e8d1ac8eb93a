/** The kinds of mails that hold a link or a code which opens an account. */
export const secretKinds = [
  'account-confirmation',
  'account-invite',
  'account-magiclink',
  'account-recovery',
  'account-email_change_current',
  'account-email_change_new',
  'account-reauthentication',
  'sms',
]

/** Milliseconds a link or a code opens something. */
export const lifeOfSecret = 3_600_000

/** What is left of such a mail once it has served. */
export const withoutSecret = {
  html: '',
  text: 'Ce message portait un lien ou un code personnel\u00a0: il n’est pas gardé.',
}
