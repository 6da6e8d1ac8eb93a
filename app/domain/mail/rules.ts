import { isKeyOf } from '#app/domain/shared/key-of.ts'

export const mailStatuses = {
  waiting: 'En attente',
  failed: 'En échec',
  kept: 'Gardé ici',
  sent: 'Parti',
  unsent: 'Non envoyé',
} as const
/** What emails are about, by how their template's name begins. */
export const mailFamilies = {
  commandes: { name: 'Commandes', begins: ['order-'] },
  messages: { name: 'Messages', begins: ['message-'] },
  competitions: { name: 'Compétitions', begins: ['proposal-', 'race-', 'reminder-'] },
  comptes: { name: 'Comptes et invitations', begins: ['account-', 'member-', 'sms'] },
  declarations: { name: 'Rétractations et résiliations', begins: ['declaration-'] },
}

export type MailStatus = keyof typeof mailStatuses

export const isMailStatus = isKeyOf(mailStatuses)

const opensAnAccount = /^(account|member|sms)/

/** Whether an administrator may read an email's text; secret ones only where no transport delivers them. */
export function isReadable(
  { template, status }: { template: string; status: MailStatus },
  isOutbox: boolean,
): boolean {
  return !opensAnAccount.test(template) || (isOutbox && status === 'kept')
}

export function maskLinks(text: string): string {
  return text.replaceAll(/https?:\/\/\S+/g, '[lien masqué]')
}

/** An email's text without what opens something: links, and codes of six digits or more. */
export function maskSecrets(text: string): string {
  return maskLinks(text).replaceAll(/\d(?:[ \u00a0\u202f]?\d){5,}/g, '••••••')
}

/** Whether another try may be asked for: a link that was refused once is made anew instead. */
export function isRetriable({ template, status }: { template: string; status: MailStatus }): boolean {
  return (
    status === 'waiting' || status === 'failed' || (status === 'unsent' && !opensAnAccount.test(template))
  )
}

/** Where a mail stands that may still leave. */
export const endable: MailStatus[] = ['kept', 'waiting', 'failed']

export function canEnd({ status }: { status: MailStatus }): boolean {
  return endable.includes(status)
}
