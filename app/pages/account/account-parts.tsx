import type { ReactNode } from 'react'
import { href, useActionData, type LinksFunction } from 'react-router'
import { accountsSheet } from '#app/ui/blocks/accounts/accounts-sheet.ts'
import { CutOffNote } from '#app/ui/blocks/forms/cut-off-note.tsx'
import { isCutOff } from '#app/ui/blocks/forms/cut-off.ts'
import { DoneNote, useDone } from '#app/ui/blocks/forms/done-note.tsx'
import { ButtonLink } from '#app/ui/kit/button-link.tsx'
import { Icon } from '#app/ui/kit/icon.tsx'
import type { IconName } from '#app/ui/kit/icons/icon-names.ts'
import { TextLink } from '#app/ui/kit/text-link.tsx'
import frame from './account.css?url'
import rooms from './rooms.css?url'

export const accountSheets: LinksFunction = () => [
  ...(accountsSheet() ?? []),
  { rel: 'stylesheet', href: frame },
  { rel: 'stylesheet', href: rooms },
]

const doneWords = {
  profil: 'C’est enregistré.',
  adresse:
    'Deux messages sont partis, un à chacune de vos deux adresses. Ouvrez les deux\u00a0: le changement se fait quand les deux ont dit oui.',
  'mot-de-passe': 'Votre mot de passe est changé. Vos autres appareils sont déconnectés.',
  facteur: 'Votre second facteur est en place. Il sera demandé à votre prochaine connexion.',
  'facteur-retire': 'Ce second facteur est retiré.',
  'cle-d-acces': 'Votre clé d’accès est prête. Elle vous sera proposée à votre prochaine connexion.',
  'cle-nommee': 'C’est enregistré.',
  'cle-retiree': 'Cette clé d’accès est retirée.',
  session: 'Cette session est fermée.',
  sessions: 'Vos autres sessions sont fermées.',
  allure: 'C’est enregistré. Les séances de l’espace athlète s’écrivent à cette allure.',
  'allure-oubliee': 'C’est supprimé. Les séances ne montrent plus ces allures.',
  acces: 'Cet accès est retiré.',
  notifications: 'C’est enregistré.',
}

export function AccountHead({ title, lead }: { title: string; lead?: string }) {
  const done = useDone(doneWords)
  const answer = useActionData<object>()
  return (
    <header className="account-head stack">
      <h1 className="d2">{title}</h1>
      {lead ? <p className="lead">{lead}</p> : null}
      <CutOffNote />
      {done && !(answer && isCutOff(answer)) ? <DoneNote key={done}>{done}</DoneNote> : null}
    </header>
  )
}

export function BackToSecurity() {
  return (
    <p className="account-back">
      <TextLink className="tap" to={href('/compte/securite')}>
        <Icon name="arrow-left" size={16} /> Sécurité
      </TextLink>
    </p>
  )
}

type AccountSectionProps = { id: string; title: string; lead?: ReactNode; children: ReactNode }

export function AccountSection({ id, title, lead, children }: AccountSectionProps) {
  return (
    <section className="account-section" id={id} aria-labelledby={`${id}-title`}>
      <div className="account-section-head columns-narrow">
        <h2 className="d4" id={`${id}-title`}>
          {title}
        </h2>
        {lead ? <p className="muted">{lead}</p> : null}
      </div>
      {children}
    </section>
  )
}

type AccountRowProps = {
  icon: IconName
  title: ReactNode
  badge?: ReactNode
  /** Where one goes from a row; `about` says to whom listens which row it is. */
  link?: { to: string; label: string; about: string }
  action?: ReactNode
  children?: ReactNode
}

export function AccountRow({ icon, title, badge, link, action, children }: AccountRowProps) {
  return (
    <li className="account-row">
      <span className="account-row-icon centred muted">
        <Icon name={icon} size={22} />
      </span>
      <div>
        <b>
          {title}
          {badge}
        </b>
        {children ? <p className="muted small">{children}</p> : null}
      </div>
      {link ? (
        <ButtonLink to={link.to} look="line" size="small">
          {link.label}
          <span className="vh"> {link.about}</span>
        </ButtonLink>
      ) : (
        action
      )}
    </li>
  )
}
