import { Icon } from '#app/ui/kit/icon.tsx'

export type MailToCome = { subject: string; text: string; recipient?: string }

/** The emails that an act will send, to be read before. */
export function MailsToCome({ mails }: { mails: readonly MailToCome[] }) {
  return mails.map(({ recipient, subject, text }) => (
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
      <pre>{text}</pre>
    </details>
  ))
}
