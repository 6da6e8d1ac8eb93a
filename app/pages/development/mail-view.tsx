import { href } from 'react-router'

type MailViewProps = { mail: { id: string; subject: string; text: string } }

/** A mail's text part; its page is opened on its own, under a policy that lets nothing in or out. */
export function MailView({ mail: { id, subject, text } }: MailViewProps) {
  return (
    <article className="card mail-view" aria-label={subject}>
      <h2 className="d5">{subject}</h2>
      <p>
        <a className="link" href={href('/_mails/:mail', { mail: id })} target="_blank" rel="noopener">
          Voir la version mise en page
        </a>
      </p>
      <pre>{text}</pre>
    </article>
  )
}
