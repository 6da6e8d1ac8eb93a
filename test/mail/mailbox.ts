import { and, desc, eq, isNull } from 'drizzle-orm'
import { connect } from '#db/database.ts'
import { outgoingMails } from '#db/schema/index.ts'

type ReceivedMail = { subject: string; template: string; text: string }

/** The newest mail to an address, as soon as the site has written it. */
export async function newestMail(
  databaseUrl: string,
  recipient: string,
  template: string,
): Promise<ReceivedMail> {
  const { database, close } = connect(databaseUrl, { onError: () => undefined })
  try {
    for (let attempt = 0; attempt < 300; attempt += 1) {
      const mails = await database
        .select()
        .from(outgoingMails)
        .where(and(eq(outgoingMails.recipient, recipient), isNull(outgoingMails.facts)))
        .orderBy(desc(outgoingMails.createdAt))
      const mail = mails.find((written) => written.template === template)
      if (mail) return mail
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
    throw new Error(`No mail « ${template} » for ${recipient}.`)
  } finally {
    await close()
  }
}

/** The path of the link in a mail of the accounts. */
export function linkIn({ text }: ReceivedMail): string {
  const link = /https?:\/\/[^\s\]]+\/(?:logged|invitation)\?[^\s\]]+/.exec(text)?.[0]
  if (!link) throw new Error('This mail has no link.')
  const { pathname, search } = new URL(link)
  return pathname + search
}

/** The code in a mail of the accounts, its spaces left out. */
export function codeIn({ text }: ReceivedMail): string {
  const code = /\b(\d{3})\s?(\d{3})\b/.exec(text.replaceAll(/https?:\S+/g, ''))
  if (!code) throw new Error('This mail has no code.')
  return `${code[1]}${code[2]}`
}
