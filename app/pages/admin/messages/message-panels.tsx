import { Form, href, Link } from 'react-router'
import { ButtonLink } from '#app/ui/kit/button-link.tsx'
import { Button } from '#app/ui/kit/button.tsx'
import { Field } from '#app/ui/kit/fields/field.tsx'
import { Select } from '#app/ui/kit/fields/select.tsx'
import { Facts, Panel } from '../frame/panel.tsx'
import { messageActs } from './message-acts.ts'
import type { MessageView } from './message-view.server.ts'

type Shown = { message: MessageView }

export function MessageSender({ message: { name, email, phone, concerns, fromPage, received } }: Shown) {
  const facts = [
    { term: 'De', value: name ?? undefined },
    {
      term: 'E-mail',
      value: (
        <a className="link" href={`mailto:${email}`}>
          {email}
        </a>
      ),
    },
    {
      term: 'Téléphone',
      value: phone ? (
        <a className="link" href={phone.link}>
          {phone.shown}
        </a>
      ) : undefined,
    },
    { term: 'À propos de', value: concerns ?? undefined },
    {
      term: 'Depuis la page',
      value: fromPage ? (
        <Link className="link" to={fromPage}>
          {fromPage}
        </Link>
      ) : undefined,
    },
    { term: 'Reçu le', value: received },
  ]
  return (
    <Panel id="expediteur" title="Qui écrit">
      <Facts items={facts} />
    </Panel>
  )
}

/** What the message asks for, one press away. */
export function MessageWays({ message: { ways, standing } }: Shown) {
  const { person, camp, orders } = ways
  if (standing === 'spam') return null
  return (
    <Panel id="suites" title="Et ensuite">
      <ul className="row chips">
        <li>
          <ButtonLink look="line" size="small" icon="user-round" to={person.to}>
            {person.label}
          </ButtonLink>
        </li>
        {camp ? (
          <li>
            <ButtonLink look="line" size="small" icon="tent-tree" to={camp.to}>
              {camp.label}
            </ButtonLink>
          </li>
        ) : null}
        {orders.map(({ number, to, refund }) => (
          <li key={number} className="row chips">
            <ButtonLink look="line" size="small" icon="package" to={to}>
              Commande {number}
            </ButtonLink>
            <ButtonLink look="line" size="small" icon="undo-2" to={refund}>
              Rembourser la {number}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

export function MessageSteps({ message: { assignedTo, coaches, acts } }: Shown) {
  return (
    <Panel id="suivi" title="Suivi">
      <div className="stack">
        <Form method="post" className="message-canned">
          <input type="hidden" name="avant" value={assignedTo} />
          <Field
            id="message-coach"
            label="Confié à"
            hint="Chacun peut toujours répondre. Aucun e-mail ne part."
          >
            <Select name="coach" key={assignedTo} defaultValue={assignedTo}>
              <option value="">Personne</option>
              {coaches.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </Select>
          </Field>
          <Button type="submit" look="line" name="acte" value="confier">
            Confier
          </Button>
        </Form>
        <Form method="post" className="message-acts stack">
          {acts.map((name) => (
            <div key={name}>
              <Button
                type="submit"
                look="line"
                size="small"
                icon={messageActs[name].icon}
                name="etat"
                value={name}
                aria-describedby={`message-${name}`}
              >
                {messageActs[name].label}
              </Button>
              <small className="muted" id={`message-${name}`}>
                {messageActs[name].says}
              </small>
            </div>
          ))}
        </Form>
      </div>
    </Panel>
  )
}

export function OtherMessages({ message: { others } }: Shown) {
  if (others.length === 0) return null
  return (
    <Panel id="autres" title="De la même adresse">
      <ul className="message-others stack">
        {others.map(({ id, subject, received }) => (
          <li key={id}>
            <Link className="link" to={href('/admin/messages/:message', { message: id })} prefetch="intent">
              {subject}
            </Link>
            <small className="muted">Le {received}</small>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
