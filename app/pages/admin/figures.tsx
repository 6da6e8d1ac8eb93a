import { href, Link } from 'react-router'

type FiguresProps = {
  figures: { athletes: number; invited: number; waitingMessages: number; failedMails: number }
}

/** How the club stands, in four figures; each leads to its list. */
export function Figures({ figures }: FiguresProps) {
  const shown = [
    { label: 'Athlètes', number: figures.athletes, to: `${href('/admin/athletes')}?etat=active` },
    { label: 'Invitations en cours', number: figures.invited, to: `${href('/admin/athletes')}?etat=invited` },
    { label: 'Messages à traiter', number: figures.waitingMessages, to: href('/admin/messages') },
    { label: 'Envois en échec', number: figures.failedMails, to: `${href('/admin/envois')}?etat=failed` },
  ]
  return (
    <ul className="admin-figures" aria-label="Le club en chiffres">
      {shown.map(({ label, number, to }) => (
        <li key={label}>
          <Link to={to} prefetch="intent">
            <span>{label}</span>
            <b className="num">{number}</b>
          </Link>
        </li>
      ))}
    </ul>
  )
}
