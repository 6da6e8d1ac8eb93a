import { Form, href, Link } from 'react-router'
import { memberRoles, problemWords } from '#app/domain/members/rules.ts'
import { ButtonLink } from '#app/ui/kit/button-link.tsx'
import { Button } from '#app/ui/kit/button.tsx'
import type { Route } from '../+types/member.ts'
import { Facts, Panel } from '../../frame/panel.tsx'
import { acts as wordsOfActs, nameOfAct } from '../acts.ts'

type Loaded = Route.ComponentProps['loaderData']

export function MemberFacts({
  member: { userId, email, role },
  days,
  factors,
  hasCutLetters,
}: Pick<Loaded, 'member' | 'days' | 'factors' | 'hasCutLetters'>) {
  const secondFactor =
    factors === undefined ? 'Inconnu pour l’instant' : factors > 0 ? `${factors} en place` : 'Aucun'
  const facts = [
    {
      term: 'E-mail',
      value: (
        <a className="link" href={`mailto:${email}`}>
          {email}
        </a>
      ),
    },
    {
      term: 'Rôle',
      value: (
        <Link className="link" to={href('/admin/athletes/:member/droits', { member: userId })}>
          {memberRoles[role]}
        </Link>
      ),
    },
    { term: 'Invitation', value: days.invited },
    { term: 'Au club depuis', value: days.joined },
    { term: 'Fin', value: days.ended },
    { term: 'Dernière connexion', value: days.lastSignIn ?? 'Jamais' },
    { term: 'Second facteur', value: secondFactor },
    { term: 'Messages du club', value: hasCutLetters ? 'N’en veut plus' : undefined },
  ]
  return (
    <Panel
      id="fiche"
      title="Fiche"
      end={
        <ButtonLink
          look="line"
          size="small"
          to={href('/admin/athletes/:member/modifier', { member: userId })}
        >
          Modifier
        </ButtonLink>
      }
    >
      <Facts items={facts} />
    </Panel>
  )
}

export function MemberActs({ member: { userId }, acts }: Pick<Loaded, 'member' | 'acts'>) {
  return (
    <Panel id="acces" title="Accès">
      <ul className="admin-acts stack">
        {acts.map(({ act, problem }) => {
          const name = nameOfAct(act)
          const words = wordsOfActs[name]
          return (
            <li key={act}>
              {problem ? (
                <p className="muted">
                  <b>{words.label}</b>
                  <br />
                  {problemWords[problem]}
                </p>
              ) : (
                <ButtonLink
                  look="line"
                  size="small"
                  className={words.isDanger ? 'admin-danger' : undefined}
                  to={href('/admin/athletes/:member/:act', { member: userId, act: name })}
                >
                  {words.label}
                </ButtonLink>
              )}
            </li>
          )
        })}
        <li>
          <ButtonLink
            look="line"
            size="small"
            to={href('/admin/athletes/:member/sessions', { member: userId })}
          >
            Voir ses sessions
          </ButtonLink>
        </li>
      </ul>
    </Panel>
  )
}

/** What a person may ask of the club about their data, for those who cannot do it themselves. */
export function DataActs({ userId }: { userId: string }) {
  return (
    <Panel id="donnees" title="À sa demande">
      <ul className="admin-acts stack">
        <li>
          <ButtonLink
            look="line"
            size="small"
            to={href('/admin/athletes/:member/donnees', { member: userId })}
          >
            Exporter ses données
          </ButtonLink>
        </li>
        <li>
          <ButtonLink
            look="line"
            size="small"
            className="admin-danger"
            to={href('/admin/athletes/:member/supprimer', { member: userId })}
          >
            Supprimer son compte
          </ButtonLink>
        </li>
      </ul>
    </Panel>
  )
}

/** A testimonial is asked for by a link of their own. */
export function TestimonialAsk({ userId }: { userId: string }) {
  return (
    <Panel id="temoignage" title="Témoignage">
      <Form method="post" action={href('/admin/temoignages/demander')} className="admin-form stack">
        <input type="hidden" name="personne" value={userId} />
        <input type="hidden" name="de" value="personne" />
        <p className="muted small">
          Un lien part par e-mail&nbsp;: la personne écrit, choisit comment elle est nommée, et donne son
          accord. Rien ne paraît sans vous deux.
        </p>
        <Button type="submit" look="line" size="small">
          Demander un témoignage
        </Button>
      </Form>
    </Panel>
  )
}
