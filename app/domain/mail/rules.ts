export const mailStatuses = {
  waiting: 'En attente',
  failed: 'En échec',
  kept: 'Gardé ici',
  sent: 'Parti',
} as const
export type MailStatus = keyof typeof mailStatuses

export function isMailStatus(name: string): name is MailStatus {
  return Object.hasOwn(mailStatuses, name)
}

function opensAccount(template: string): boolean {
  return /^(account|member|sms)/.test(template)
}

/**
 * Whether the text of a email may be read in the administration. One that opens an account is for its reader alone;
 * only where nobody carries mail is there no other way to hand it over.
 */
export function isReadable(
  { template, status }: { template: string; status: MailStatus },
  isOutbox: boolean,
): boolean {
  return !opensAccount(template) || (isOutbox && status === 'kept')
}

export function isRetriable(status: MailStatus): boolean {
  return status === 'waiting' || status === 'failed'
}
