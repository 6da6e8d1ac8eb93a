import { href, Link } from 'react-router'
import { Badge } from '#app/ui/kit/badge.tsx'
import { Panel } from '../../frame/panel.tsx'
import type { Life } from './read-life.server.ts'

/** What a person read, raced and ordered; what they hide from the club is not in it. */
export function PersonLife({ email, life: { reads, races, orders } }: { email: string; life: Life }) {
  return (
    <>
      <Panel id="courses" title="Courses" end={<Badge>{races.number}</Badge>}>
        {races.number === 0 ? <p className="muted">Aucune réponse à la vue du club.</p> : null}
        <ul className="person-life">
          {races.latest.map(({ id, title, day, said }) => (
            <li key={id}>
              <Link to={href('/admin/competitions/:competition', { competition: id })}>{title}</Link>
              <small className="muted">
                {day}, {said}
              </small>
            </li>
          ))}
        </ul>
      </Panel>
      <Panel id="lectures" title="Articles" end={<Badge>{reads.number} lus</Badge>}>
        {reads.latest.length === 0 ? <p className="muted">Aucun article ouvert.</p> : null}
        <ul className="person-life">
          {reads.latest.map(({ path, title, when }) => (
            <li key={path}>
              <Link to={path}>{title}</Link>
              <small className="muted">{when}</small>
            </li>
          ))}
        </ul>
      </Panel>
      <Panel id="commandes" title="Commandes" end={<Badge>{orders.number}</Badge>}>
        {orders.number === 0 ? <p className="muted">Aucune depuis son compte.</p> : null}
        <ul className="person-life">
          {orders.latest.map(({ number, day, total }) => (
            <li key={number}>
              <Link to={href('/admin/commandes/:number', { number })}>{number}</Link>
              <small className="muted">
                {day}, {total}
              </small>
            </li>
          ))}
        </ul>
        <p>
          <Link className="link tap" to={`${href('/admin/commandes')}?q=${encodeURIComponent(email)}`}>
            Toutes celles de cette adresse
          </Link>
        </p>
      </Panel>
    </>
  )
}
