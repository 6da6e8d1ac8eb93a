import { Icon } from '#app/ui/kit/icon.tsx'

/** @property rest what follows a word that was added */
export type MailToCome = { subject: string; text: string; rest?: string; recipient?: string }

/** The emails that an act will send, to be read before. */
export function MailsToCome({ mails, word = '' }: { mails: readonly MailToCome[]; word?: string }) {
  return mails.map(({ recipient, subject, text, rest }) => (
    <details key={`${recipient} ${subject}`} className="admin-mail">
      <summary>
        <span>
          <b>{subject}</b>
          <small className="muted">
            {recipient === undefined ? 'L’e-mail, à lire avant' : `L’e-mail que recevra ${recipient}`}
          </small>
        </span>
        <Icon name="chevron-down" size={18} />
      </summary>
      <pre>{rest === undefined ? text : withWord(text, word.trim(), rest)}</pre>
    </details>
  ))
}

function withWord(before: string, word: string, rest: string): string {
  return word === '' ? before + rest.trimStart() : before + word.replaceAll(/\n+/g, '\n\n') + rest
}
